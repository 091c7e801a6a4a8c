#!/usr/bin/env bash
# Installs what the tests need from the system: PostgreSQL, Chromium, NATS, nginx, Caddy. Quick when they are there already.
set -e

missing=()
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || missing+=(postgresql)
browsers=(chromium-headless-shell chromium chromium-browser google-chrome)
command -v "${browsers[@]}" >/dev/null || missing+=(chromium-headless-shell)
for package in nats-server nginx caddy; do
    PATH=$PATH:/usr/sbin command -v "$package" >/dev/null || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
    echo "The tests need ${missing[*]}: please install them with your system's package manager." >&2
    exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "The tests need ${missing[*]}: run 'sudo apt-get install ${missing[*]}' once." >&2
    exit 1
fi
echo "Installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
# No cluster of its own: the tests start theirs in a temporary folder.
if [[ " ${missing[*]} " == *" postgresql "* ]]; then
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
fi
# Nor does a proxy or a bus run, now or at the next start of the machine.
if [ ! -e /usr/sbin/policy-rc.d ]; then
    printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
    chmod +x /usr/sbin/policy-rc.d
    trap 'rm -f /usr/sbin/policy-rc.d' EXIT
fi
install() { apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }
# Older systems have only the whole Chromium, which does as well and takes a little longer.
install "${missing[@]}" || { apt-get update -qq && install "${missing[@]}"; } || install "${missing[@]/chromium-headless-shell/chromium}"
for service in nginx caddy nats-server; do
    [[ " ${missing[*]} " != *" $service "* ]] || ! command -v systemctl >/dev/null || systemctl disable -q "$service" || true
done

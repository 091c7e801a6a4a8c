#!/bin/sh
# A program at the table, in plain sh: always the first choice of the list.
#
# tablee bot --connect http://127.0.0.1:8000 --seat TABLE/TOKEN -- sh examples/programs/first.sh
while read -r line; do
    case $line in
    '{"is":"decision"'*) echo 0 ;;
    esac
done

"""Figures as people write them in their language."""

from __future__ import annotations

from tablee.lab.figures import Interval, Sums


class Figures:
    """Numbers in the reader's language."""

    def __init__(self, lang: str) -> None:
        self.point, self.thousands, self.percent = (
            (",", "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}%") if lang == "fr" else (".", ",", "%")
        )

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        text = f"{value:{'+' if sign else ''},.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.replace(",", "\0").replace(".", self.point).replace("\0", self.thousands)

    def rate(self, value: float, sign: bool = False) -> str:
        return self.number(100 * value, 1, sign) + self.percent

    def chance(self, value: float) -> str:
        """
        >>> Figures("en").chance(0.02), Figures("fr").chance(0.0)
        ('0.020', '<\xa00,001')
        """
        return self.number(value, 3) if value >= 0.001 else f"<\N{NO-BREAK SPACE}{self.number(0.001, 3)}"

    def limits(self, interval: Interval, rate: bool, digits: int = 1) -> str:
        scale = 100 if rate else 1
        return " – ".join(self.number(scale * each, digits) for each in (interval.low, interval.high))

    def lift(self, interval: Interval, rate: bool) -> str:
        """A difference, how sure it is, and a star when it is surely one."""
        scale = 100 if rate else 1
        half = self.number(scale * (interval.high - interval.low) / 2)
        value = self.rate(interval.value, True) if rate else self.number(interval.value, 1, True)
        return f"{value} ±{half}{'*' if interval.is_clear else ' '}"

    def spread(self, sums: Sums) -> str:
        return f"{self.number(sums.mean)} ±{self.number(sums.sd)}"

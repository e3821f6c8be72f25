import { usNumber } from "../us-number.ts";

/** Numbers the way the bank writes them: 12,500 and −3.5. */
export function numberText(value: number, decimals = 0): string {
  const size = usNumber(Math.abs(value), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 12),
  });
  return value < 0 && /[1-9]/.test(size) ? `−${size}` : size;
}

/** Writes all numbers of an axis with as many decimals as its step needs. */
export function axisNumberText(label: string, step = 1): (value: number) => string {
  const decimals = decimalsOf(step);
  return (value) =>
    isYearAxis(label) && Number.isInteger(value) && value >= 1000
      ? String(value)
      : numberText(value, decimals);
}

function decimalsOf(step: number): number {
  const places = [0, 1, 2, 3, 4, 5, 6];
  return places.find((n) => Math.abs(Number(step.toFixed(n)) - step) < step * 1e-6) ?? 6;
}

/** Years take no thousands separator. */
export function isYearAxis(label: string): boolean {
  return /^years?\b/i.test(label);
}

/** 24%, $24, 24 t */
export function withUnit(value: number, unit: string): string {
  const number = numberText(value);
  if (unit === "") return number;
  if (unit === "%") return `${number}%`;
  if (/^[$€£]$/.test(unit)) return value < 0 ? `−${unit}${number.slice(1)}` : unit + number;
  return `${number} ${unit}`;
}

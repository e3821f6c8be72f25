export interface CardInput {
  number: string;
  expiry: string;
  cvv: string;
  name: string;
}

export interface ReadCard {
  number: string;
  name: string;
  expiry_month: number;
  expiry_year: number;
}

export type CardField = keyof CardInput;

/** Groups of four, as on the card. */
export function spaced(number: string): string {
  return digitsOf(number)
    .slice(0, 16)
    .replaceAll(/(.{4})(?=.)/g, "$1 ");
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

export function readExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|20\d{2})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return null;
  return { month: Number(month), year: 2000 + (Number(year) % 100) };
}

/** What's wrong with the card as typed, by field; empty if nothing is. */
export function cardFaults(
  { number, expiry, cvv, name }: CardInput,
  known: readonly string[],
  today: Date,
): Partial<Record<CardField, string>> {
  const faults: Partial<Record<CardField, string>> = {};
  if (!known.includes(digitsOf(number))) {
    faults.number = "Use one of the test cards below. Never type a real card number here.";
  }
  const end = readExpiry(expiry);
  if (!end || end.month < 1 || end.month > 12) faults.expiry = "Use the format MM/YY.";
  else if (Date.UTC(end.year, end.month) <= today.getTime()) {
    faults.expiry = "Use a date in the future.";
  }
  if (!/^\d{3,4}$/.test(cvv.trim())) faults.cvv = "Three or four digits.";
  if (name.trim() === "") faults.name = "Enter any name.";
  return faults;
}

export function readCard({ number, expiry, name }: CardInput): ReadCard {
  const end = readExpiry(expiry);
  return {
    number: digitsOf(number),
    name: name.trim(),
    expiry_month: end?.month ?? 0,
    expiry_year: end?.year ?? 0,
  };
}

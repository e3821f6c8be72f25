/** 7400 cents as "$74.00". */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

/** Plans are sold in one currency, and their price is stored in dollars. */
export const dollars = (price: number) => money(Math.round(price * 100), "USD");

/** Many of the currencies that the provider accepts; the product needs one. */
const CURRENCIES = new Set(
  "AED AUD BDT BRL CAD CHF CNY CZK DKK EGP EUR GBP GHS HKD HUF IDR ILS INR JPY KES KRW LKR MXN MYR NGN NOK NPR NZD PHP PKR PLN QAR SAR SEK SGD THB TRY TWD USD VND ZAR".split(
    " ",
  ),
);

/** Settlement is in rupees. One made-up rate for all currencies: don't calculate with it. */
const RUPEES_FOR_ONE = 83;

export function isCurrency(text: unknown): text is string {
  return typeof text === "string" && CURRENCIES.has(text);
}

export function inRupees(amount: number, currency: string): number {
  return currency === "INR" ? amount : amount * RUPEES_FOR_ONE;
}

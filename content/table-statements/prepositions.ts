/** What stands between a noun and the rows that it's about: "the number of beds at Mercy". */

const BY_STORY: Readonly<Record<string, string>> = {
  "grocery stores": "at",
  restaurants: "at",
  clinics: "at",
  hotels: "at",
  "library branches": "at",
  theaters: "at",
  colleges: "at",
  plants: "at",
  "software companies": "at",
  airports: "at",
  hospitals: "at",
  museums: "at",
  warehouses: "at",
  "research grants": "at",
  "bank branches": "at",
  "apartment buildings": "at",
  "nonprofit organizations": "at",
  "call centers": "at",
  "crop regions": "in",
  parks: "in",
  reservoirs: "in",
  funds: "in",
  counties: "in",
  housing: "in",
  "school districts": "in",
  "utility districts": "in",
  "city departments": "in",
  "sales territories": "in",
  "online courses": "in",
};

const BY_NOUN: Readonly<Record<string, string>> = {
  "number of visits": "to",
  "number of visitors": "to",
  "number of donors": "to",
  "number of orders shipped": "from",
  "number of departures": "from",
  "number of grant applications": "from",
  "number of items lent": "by",
  "number of tickets sold": "by",
  "number of grants received": "by",
  "amount of grant money received": "by",
  "amount of donations received": "by",
  "number of calls handled": "by",
  "number of wins": "by",
  "amount of assets": "held by",
  "number of completions": "for",
  "median home price": "in",
  "number of overtime hours": "for",
  "budget per employee": "for",
  "number of members": "of",
  "number of business customers": "of",
};

/** Any of them, as part of a pattern; "held" never goes with the noun. */
export const PREPOSITION = "(?:held by|of|for|at|in|(?<!held )by|to|from)";

/** "at" for clinics after "number of physicians", but "of" after "annual revenue". */
export function prepositionOf(story: string, noun: string): string {
  const own = BY_NOUN[noun];
  if (own) return own;
  // "In 2022 in the five districts" would be one too many.
  if (/ in \d{4}$/.test(noun)) return "for";
  return / (?:of|per) /.test(noun) ? (BY_STORY[story] ?? "for") : "of";
}

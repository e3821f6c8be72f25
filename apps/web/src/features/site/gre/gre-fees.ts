/** ETS fees in US dollars, as the specification gives them. Largest first, as the figure draws them. */
export const FEES = [
  { name: "General Test", dollars: 205 },
  { name: "Subject Test", dollars: 150 },
  { name: "Writing review", dollars: 60 },
  { name: "New date", dollars: 50 },
  { name: "New center", dollars: 50 },
  { name: "Reinstatement", dollars: 50 },
  { name: "Score report", dollars: 27 },
  { name: "Late booking", dollars: 25 },
] as const;

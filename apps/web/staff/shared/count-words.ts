const NUMBERS = new Intl.NumberFormat("en-US");
export const numberWords = (count: number) => NUMBERS.format(count);

/** "1 row", "2,000 rows" */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${numberWords(count)} ${count === 1 ? one : many}`;

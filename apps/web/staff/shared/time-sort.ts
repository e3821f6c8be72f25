/** How a list is sorted that has an order in time only: newest first unless its address says otherwise. */
export const TIME_SORT_FIELD = {
  name: "sort",
  label: "Sort",
  none: "Newest first",
  options: [{ value: "oldest", label: "Oldest first" }],
} as const;

/** What an address says of it; whatever it can't mean is left out. */
export const askedSort = (sort: string | undefined) =>
  sort === "oldest" ? ({ sort } as const) : {};

interface GridPart<Option> {
  options: readonly Option[];
}

interface GridRow {
  /** The row's text. */
  html: string;
  /** The option that choosing this row means in each column. */
  optionIds: string[];
}

/** Columns hold the same options in the same order, so a row is the same place in each of them. */
export function rowsOfGrid(
  parts: readonly GridPart<{ optionId: string; displayText: string }>[],
): GridRow[] {
  return (parts[0]?.options ?? []).map(({ displayText }, place) => ({
    html: displayText,
    optionIds: parts.map(({ options }) => options[place]?.optionId ?? ""),
  }));
}

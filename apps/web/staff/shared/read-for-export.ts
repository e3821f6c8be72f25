import type { Route } from "@theta/contract";
import { EXPORT_MOST, STAFF_LONG_PAGE, staffExports } from "@theta/contract/staff";
import { call } from "../../src/lib/call/call.ts";
import type { Exported } from "./export-button.tsx";

/** A list's call, and how it's filtered now. */
export interface ExportedList {
  route: Route;
  filters: Readonly<Record<string, string | undefined>>;
}

interface Page<Row> {
  result: { rows: Row[]; next: string | null };
}

/** A list from its beginning, past the cache and page by page, so that no request is large. The server notes it first. */
export async function readForExport<Row>({ route, filters }: ExportedList): Promise<Exported<Row>> {
  const given = Object.fromEntries(
    Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  const { result } = await call(staffExports.begin, { list: route.path, filters: given });
  const fixed = { ...given, exportId: result.exportId, limit: String(STAFF_LONG_PAGE) };
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    // The caller's columns fit the list's rows; a route in general doesn't say which they are.
    const input = { ...fixed, ...(cursor && { cursor }) } as never;
    const page = (await call(route, input)) as Page<Row>;
    rows.push(...page.result.rows);
    cursor = page.result.next;
  } while (cursor && rows.length < EXPORT_MOST);
  return { rows: rows.slice(0, EXPORT_MOST), isWhole: !cursor && rows.length <= EXPORT_MOST };
}

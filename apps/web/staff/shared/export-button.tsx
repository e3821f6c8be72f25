import { EXPORT_MOST } from "@theta/contract/staff";
import { useState } from "react";
import { showFailure } from "../../src/lib/call/show-failure.ts";
import { saveFile } from "../../src/lib/page/save-file.ts";
import { Button } from "../../src/ui/button.tsx";
import { toast } from "../../src/ui/overlay/toast.ts";
import { useNoticeClosed } from "../access/notice-closed.ts";
import { type CsvColumn, toCsv } from "./csv.ts";
import { countOf } from "./count-words.ts";
import { announce } from "./outcome.tsx";

/** What an export saves: the rows, and whether those are all. */
export interface Exported<Row> {
  rows: readonly Row[];
  isWhole: boolean;
}

const CUT_SHORT = `The list is longer: the file has its first ${EXPORT_MOST.toLocaleString("en-US")} rows. Filter the list to save the rest.`;

interface ExportButtonProps<Row> {
  /** Names the file. */
  caption: string;
  read: () => Promise<Exported<Row>>;
  csv: readonly CsvColumn<Row>[];
}

/** Saves a list as it's filtered now. */
export function ExportButton<Row>({ caption, read, csv }: ExportButtonProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const noticeClosed = useNoticeClosed();
  async function save() {
    setBusy(true);
    try {
      const { rows, isWhole } = await read();
      const name = `${caption.toLowerCase().replaceAll(/\W+/g, "-")}.csv`;
      saveFile(name, new Blob([toCsv(csv, rows)], { type: "text/csv;charset=utf-8" }));
      announce(`Saved ${name} with ${countOf(rows.length, "row")}.`);
      if (!isWhole) toast.info(CUT_SHORT);
    } catch (error) {
      if (!noticeClosed(error)) showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" busy={isBusy} busyLabel="Reading…" onClick={() => void save()}>
      Export CSV
    </Button>
  );
}

/** Of a list that comes whole. */
export const wholeList =
  <Row,>(rows: readonly Row[]): (() => Promise<Exported<Row>>) =>
  () =>
    Promise.resolve({ rows, isWhole: true });

export { loadBank, loadEntries, type SourceEntry, stampOfBank } from "./load-bank.ts";
export { loadTemplates } from "./load-templates.ts";

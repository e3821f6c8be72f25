export {
  loadBank,
  loadEntries,
  type SourceEntry,
  stampOfBank,
  writeRenderedBank,
} from "./load-bank.ts";
export { loadTemplates } from "./load-templates.ts";

export { addToBlindRecord, readBlindRecord } from "./blind-record.ts";
export { loadBank, loadQuestions, stampOfBank, writeRenderedBank } from "./load-bank.ts";
export { loadTemplates } from "./load-templates.ts";
export { loadWritten, writtenFiles } from "./load-written.ts";

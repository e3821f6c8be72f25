export { loadBank, stampOfBank } from "./load-bank.ts";
export { loadTemplates } from "./load-templates.ts";

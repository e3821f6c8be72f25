import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

/** Each one after the ones it needs. */
const PAGE_FILES = [
  "messages",
  "close-rules",
  "read-options",
  "quiet-page",
  "history-guard",
  "dialog",
  "open-dialog",
  "razorpay",
];
const FRAME_FILES = new Set([
  "frame",
  "card-view",
  "views",
  "elements",
  "card-fields",
  "ask",
  "money",
]);

/**
 * The dialog's script for the shop's page. It must be one classic script, so the modules are put one
 * after another inside a function of their own, without their imports and exports.
 */
export function checkoutScript(): string {
  const modules = PAGE_FILES.map((name) =>
    browserCode("page", name)
      .replaceAll(/^import\b[^;]*;$/gm, "")
      .replaceAll(/^export /gm, ""),
  );
  return `(() => {\n"use strict";\n${modules.join("\n")}\nwindow.Razorpay = Razorpay;\n})();\n`;
}

/** A module of the frame; these are loaded as they are, only without their types. */
export function frameScript(file: string): string | null {
  const name = file.replace(/\.ts$/, "");
  return FRAME_FILES.has(name) ? browserCode("frame", name) : null;
}

export function frameStyle(): string {
  return readFileSync(pathOf("frame", "frame.css"), "utf8");
}

function browserCode(folder: string, name: string): string {
  return quietly(() => stripTypeScriptTypes(readFileSync(pathOf(folder, `${name}.ts`), "utf8")));
}

/**
 * Node warns once that the function may change. People who run the product don't need to see that.
 */
function quietly<T>(work: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

function pathOf(folder: string, file: string): string {
  return fileURLToPath(new URL(`../${folder}/${file}`, import.meta.url));
}

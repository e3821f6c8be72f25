import { closeSync, existsSync, mkdirSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { EngineError } from "../packages/engine/src/index.ts";

/** Something the person who typed the command can fix. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Runs a command. What the user can fix ends in one sentence and exit code 2. */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof EngineError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

type Options = NonNullable<ParseArgsConfig["options"]>;

export function readOptions<const T extends Options>(options: T) {
  return parse({ options, strict: true, allowPositionals: false }).values;
}

/** For a command that also takes words that aren't options. */
export function readOptionsAndWords<const T extends Options>(options: T) {
  const { values, positionals } = parse({ options, strict: true, allowPositionals: true });
  return { options: values, words: positionals };
}

function parse<const T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError && "code" in error)) throw error;
    // Node goes on to explain how to pass something that looks like an option, which doesn't help
    // here.
    const [sentence = ""] = error.message.split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, "")} (--help says what there is).`, {
      cause: error,
    });
  }
}

export function wholeNumber(option: string, text: string): number {
  if (!/^-?\d{1,15}$/.test(text))
    throw new UsageError(`--${option} must be a whole number, not "${text}".`);
  return Number(text);
}

/** Checks before the work instead of after it. Creates the folder. */
export function checkWritable(file: string): void {
  const wasThere = existsSync(file);
  try {
    makeFolder(dirname(file));
    closeSync(openSync(file, "a"));
  } catch (error) {
    throw new UsageError(`--out ${file} can't be written: ${(error as Error).message}.`);
  }
  if (!wasThere) rmSync(file);
}

/** Doesn't use `recursive`, which never returns for /proc and the like. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

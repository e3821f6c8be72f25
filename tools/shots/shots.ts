/**
 * Takes screenshots of every page, signed out and in, at three widths in both themes, into shots/.
 */
import { readOptionsAndWords, runCommand, UsageError } from "../command-options.ts";

const USAGE = `Usage: npm run shots [-- PART]
Takes a screenshot of every page, signed out and in, at three widths in both themes, into shots/.
PART is part of an address, such as gmat or /mock-test-: then only those pages are taken.`;

await runCommand(async () => {
  const { options, words } = readOptionsAndWords({ help: { type: "boolean", default: false } });
  if (options.help) return console.log(USAGE);
  const [part, ...more] = words;
  if (more.length > 0) throw new UsageError("Say one part of an address (--help says more).");
  // Not before, because it reads the list of pages from the built site.
  const { takeShots } = await import("./take-shots.ts");
  await takeShots(part);
});

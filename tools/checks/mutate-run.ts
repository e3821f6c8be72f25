/**
 * Runs tests for `mutate-process.ts` in a process that can be killed, no matter what a mutant does.
 */
import { join } from "node:path";
import { createVitest } from "vitest/node";

export interface Order {
  /** The file that changed since the tests last ran. */
  changed: string;
  tests: readonly string[];
}

export type Outcome = "green" | "red";

const root = process.cwd();
const vitest = await createVitest({
  root,
  watch: false,
  bail: 1,
  retry: 0,
  reporters: [{}],
  onConsoleLog: () => false,
});
await vitest.globTestSpecifications();

let changedBefore: string | undefined;

async function run({ changed, tests }: Order): Promise<Outcome> {
  // The file changed before has been restored since.
  for (const file of [changed, changedBefore]) if (file) vitest.invalidateFile(join(root, file));
  changedBefore = changed;
  const wanted = tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)));
  if (wanted.length < tests.length) throw new Error(`Vitest doesn't know all of ${tests.join()}.`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  // Results of earlier orders are reported again.
  const mine = testModules.filter((one) =>
    wanted.some(({ moduleId }) => moduleId === one.moduleId),
  );
  const isGreen = unhandledErrors.length === 0 && mine.every((one) => one.ok());
  return isGreen ? "green" : "red";
}

process.on("message", (order: Order) => {
  void run(order).then((outcome) => process.send!(outcome));
});
process.on("disconnect", () => {
  void vitest.close().finally(() => process.exit());
});
process.send!("ready");

/** `npm run fuzz`: very many requests, most of them wrong, to a server of its own. */
import { readFileSync } from "node:fs";
import { startRazorpaySandbox } from "@theta/razorpay-sandbox";
import { sandboxControls } from "@theta/razorpay-sandbox/ctl-client";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { toCurl } from "../../apps/api/test/fuzz/draft.ts";
import { type Fault, type FuzzReport, runFuzz } from "../../apps/api/test/fuzz/run-fuzz.ts";
import { withScratchDatabase } from "../../apps/api/test/scratch-database.ts";
import { readOptions, runCommand, UsageError, wholeNumber } from "../command-options.ts";
import { startProductServer } from "../shots/product-server.ts";
import { httpSend } from "./http-send.ts";

const HELP = `Sends requests to every call of a server of its own, by every kind of caller, most of them wrong.

  npm run fuzz -- [options]

  --requests N   how many (100000)
  --seed N       makes the same choices again, with --at-once 1 (a new one each time)
  --at-once N    how many at a time (4)
  --port N       where the server listens, here only (4170)

Prints what was wrong with the answers, each with the smallest request that shows it.`;

const SECRET = "a secret for fuzzing, known to everybody";
const KEYS = { keyId: "rzp_test_fuzz", keySecret: "the key", webhookSecret: "the webhook" };

/**
 * How much higher memory may peak in the last third of the rounds than in the middle third. Sections, tokens, and
 * statements are cached, all of them within bounds that the first third fills. In 100,000 requests, a leak of two
 * kilobytes each grows by more.
 */
const MOST_GROWTH_MB = 64;
const FEWEST_ROUNDS = 9;

await runCommand(async () => {
  const options = readOptions({
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    "at-once": { type: "string", default: "4" },
    port: { type: "string", default: "4170" },
    help: { type: "boolean", default: false },
  });
  if (options.help) return console.log(HELP);
  const requests = wholeNumber("requests", options.requests);
  const seed = wholeNumber("seed", options.seed);
  const atOnce = wholeNumber("at-once", options["at-once"]);
  const port = wholeNumber("port", options.port);
  if (requests < 1 || atOnce < 1) throw new UsageError("--requests and --at-once begin at 1.");
  console.log(`Seed ${seed}. Starting a server, which loads the bank first.`);
  const isGood = await withScratchDatabase(
    async (url) => await fuzzServer(url, { requests, seed, atOnce, port }),
  );
  if (!isGood) process.exitCode = 1;
});

async function fuzzServer(
  databaseUrl: string,
  { port, ...wanted }: { requests: number; seed: number; atOnce: number; port: number },
): Promise<boolean> {
  const sandbox = await startRazorpaySandbox(KEYS);
  const { db } = openDatabase({ url: databaseUrl, poolSize: 4, onError: () => {} });
  const server = await startProductServer(port, {
    DATABASE_URL: databaseUrl,
    THETA_SECRET: SECRET,
    PUBLIC_URL: `http://localhost:${port}`,
    PROXY_HOPS: "1",
    CODE_MAILS_PER_HOUR: "1000000",
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_API_URL: sandbox.url,
    RAZORPAY_CHECKOUT_URL: sandbox.checkoutUrl,
  });
  const send = httpSend(port);
  try {
    const memory: number[] = [];
    const report = await runFuzz({
      place: { db, secret: SECRET, publicUrl: server.site },
      send,
      pay: sandboxControls(sandbox).pay,
      ...wanted,
      onFault: (fault) => console.log(wordsOf(fault, server.site)),
      onRound: (done) => {
        memory.push(residentMegabytes(server.pid));
        console.log(`${done} requests, ${memory.at(-1)} MB`);
      },
    });
    const health = await fetch(`${server.site}/readyz`);
    return tell(report, { memory, isHealthy: health.ok, seed: wanted.seed });
  } finally {
    send.close();
    await server.stop();
    await db.destroy();
    await sandbox.stop();
  }
}

interface End {
  memory: readonly number[];
  isHealthy: boolean;
  seed: number;
}

function tell(report: FuzzReport, { memory, isHealthy, seed }: End): boolean {
  const third = Math.floor(memory.length / 3);
  const [before, after] = [memory.slice(third, -third), memory.slice(-third)];
  const isLong = memory.length >= FEWEST_ROUNDS;
  const growth = isLong ? Math.max(...after) - Math.max(...before) : 0;
  console.log(
    `\n${report.requests} requests with seed ${seed}: ${JSON.stringify(report.statuses)}`,
  );
  console.log(
    isLong
      ? `Memory peaked at ${Math.max(...before)} MB in the middle third and at ${Math.max(...after)} MB in the last (at most ${MOST_GROWTH_MB} MB more is fine).`
      : `Memory at the end ${memory.at(-1)} MB. The run was too short to tell whether it grows.`,
  );
  console.log(
    `The slowest answer took ${Math.round(report.slowest.milliseconds)} ms: ${report.slowest.route}.`,
  );
  console.log(`Never answered with success: ${report.neverSucceeded.join(", ") || "none"}.`);
  console.log(isHealthy ? "The server is still healthy." : "THE SERVER IS NOT HEALTHY.");
  console.log(report.faults.length === 0 ? "\nNo faults." : `\n${report.faults.length} faults.`);
  return report.faults.length === 0 && isHealthy && growth <= MOST_GROWTH_MB;
}

function wordsOf({ what, route, caller, changes, request, isRepeatable }: Fault, site: string) {
  const again = isRepeatable ? "" : " (it didn't happen again)";
  return `\nFAULT: ${route} by ${caller}: ${what}${again}\n  changed: ${changes.join(", ") || "nothing"}\n  ${toCurl(request, site)}\n`;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = "0"] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** `npm run trust:kill`: kills the server and the database under learners, and checks what's left. */
import { readOptions, runCommand, UsageError, wholeNumber } from "../../command-options.ts";
import { CUT_SHORT } from "../rows.ts";
import { describeReport, runKillRounds } from "./kill-rounds.ts";

const HELP = `Kills the server and the database at random moments while learners take quizzes and mocks, change
answers, and buy plans. Then checks that nothing acknowledged was lost or counted twice.

  npm run trust:kill -- [options]

  --rounds N  how many kills (100)
  --takers N  how many learners at once (50)
  --think N   how many milliseconds each thinks about a question (500)
  --seed N    chooses the same moments and victims again (a new one each time)

Ctrl-C stops after the current round and checks what there is.`;

await runCommand(async () => {
  const options = readOptions({
    rounds: { type: "string", default: "100" },
    takers: { type: "string", default: "50" },
    think: { type: "string", default: "500" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    help: { type: "boolean", default: false },
  });
  if (options.help) return console.log(HELP);
  let isStopped = false;
  const plan = {
    isStopped: () => isStopped,
    rounds: wholeNumber("rounds", options.rounds),
    takers: wholeNumber("takers", options.takers),
    thinkMilliseconds: wholeNumber("think", options.think),
    seed: wholeNumber("seed", options.seed),
    onRound: (round: number, victim: string) => console.log(`Round ${round}: ${victim}`),
  };
  if (plan.rounds < 1 || plan.takers < 1) throw new UsageError("--rounds and --takers begin at 1.");
  console.log(`Seed ${plan.seed}. Creating a database and loading the bank first.`);
  process.once("SIGINT", () => (isStopped = true));
  const report = await runKillRounds(plan);
  console.log(describeReport(report, plan).join("\n"));
  if (report.faults.length > 0) process.exitCode = 1;
  else if (report.rounds < plan.rounds) process.exitCode = CUT_SHORT;
});

/** The product and the floor, taking turns at the same work on the same database. */
import { fileURLToPath } from "node:url";
import {
  freeQuiz,
  mockFieldsOf,
  mockTest,
  quizFieldsOf,
  type Reply,
  type RunningMock,
  type SectionEnd,
  type SectionReview,
  type ServedQuestion,
} from "@theta/contract";
import { Client } from "pg";
import { startProductServer } from "../../tools/shots/product-server.ts";
import { anyAnswer } from "../load/answers.ts";
import { createHttpClient } from "../load/http-client.ts";
import { Latencies } from "../load/latencies.ts";
import { createChance } from "../load/random.ts";
import { type Load, VirtualLearner } from "../load/virtual-learner.ts";
import { addLearners, type BenchLearner } from "../world/bench-learners.ts";
import { startBenchProduct } from "../world/bench-product.ts";
import { readUsage } from "../world/usage.ts";

const FLOOR = fileURLToPath(new URL("floor-server.ts", import.meta.url));
/** The product's sandbox for payments is on the port after its own. */
const PORTS = { product: 4292, floor: 4296 };
type Side = keyof typeof PORTS;

export const FLOOR_CALLS = ["quiz", "mock"] as const;
export type FloorCall = (typeof FLOOR_CALLS)[number];

/** What one turn of one server came to. */
export interface Turn {
  perSecond: number;
  cpuMilliseconds: number;
}

export interface FloorMeasurement {
  call: FloorCall;
  product: Turn[];
  floor: Turn[];
  /** Product to floor: 1 means that everything else costs nothing. */
  throughputRatio: number;
  cpuRatio: number;
}

interface FloorPlan {
  rounds: number;
  /** How many take the test at once. */
  learners: number;
  onProgress: (done: number, total: number) => void;
  env?: Readonly<Record<string, string>>;
}

export async function measureFloor(
  databaseUrl: string,
  plan: FloorPlan,
): Promise<FloorMeasurement[]> {
  const opened: (() => Promise<unknown>)[] = [];
  try {
    const client = new Client({ connectionString: databaseUrl });
    client.on("error", () => {});
    await client.connect();
    opened.push(() => client.end());
    const product = await startBenchProduct(PORTS.product, databaseUrl, plan.env);
    opened.push(() => product.stop());
    const floor = await startProductServer(PORTS.floor, { DATABASE_URL: databaseUrl }, FLOOR);
    opened.push(() => floor.stop());
    return await takeTurns(client, product.site, plan);
  } finally {
    for (const close of opened.toReversed()) await close();
  }
}

async function takeTurns(
  client: Client,
  site: string,
  { rounds, learners, onProgress }: FloorPlan,
): Promise<FloorMeasurement[]> {
  const measured: FloorMeasurement[] = [];
  // One round more than is counted: the first only warms up.
  const total = FLOOR_CALLS.length * (rounds + 1) * 2;
  let done = 0;
  for (const call of FLOOR_CALLS) {
    const turns: Record<Side, Turn[]> = { product: [], floor: [] };
    for (let round = 0; round <= rounds; round++) {
      // ABBA, so that a machine that gets slower or faster favors neither.
      const order: Side[] = round % 2 === 0 ? ["product", "floor"] : ["floor", "product"];
      for (const side of order) {
        const turn = await takeTurn(call, side, await addLearners(client, learners, site));
        if (round > 0) turns[side].push(turn);
        onProgress(++done, total);
      }
    }
    measured.push({ call, ...turns, ...ratiosOf(turns) });
  }
  return measured;
}

function ratiosOf({ product, floor }: Record<Side, Turn[]>) {
  return {
    throughputRatio: median(product.map((turn, k) => turn.perSecond / floor[k]!.perSecond)),
    cpuRatio: median(product.map((turn, k) => floor[k]!.cpuMilliseconds / turn.cpuMilliseconds)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? (sorted[middle - 1]! + sorted[middle]!) / 2
    : sorted[Math.floor(middle)]!;
}

function loadOn(side: Side): Load {
  const port = PORTS[side];
  const latencies = new Latencies(performance.now());
  return { client: createHttpClient(port), port, pace: 1, latencies, isOver: false };
}

/** Starts a test for everybody through the product, then times only their answers. */
async function takeTurn(
  call: FloorCall,
  side: Side,
  learners: readonly BenchLearner[],
): Promise<Turn> {
  const begin = loadOn("product");
  const answers = loadOn(side);
  try {
    const sitters: Sit[] = [];
    // One by one: starting a mock takes longer than an answer, and isn't what is measured.
    for (const [k, who] of learners.entries()) {
      const chance = createChance(k);
      const starter = new VirtualLearner(who, chance, begin, performance.now());
      const sitter = new VirtualLearner(who, chance, answers, performance.now());
      const start = call === "quiz" ? startQuiz : startMock;
      sitters.push(await start(starter, sitter));
    }
    const port = PORTS[side];
    const before = await readUsage(port);
    const began = performance.now();
    const counts = await Promise.all(sitters.map((sit) => sit()));
    const seconds = (performance.now() - began) / 1000;
    const after = await readUsage(port);
    const count = counts.reduce((sum, one) => sum + one, 0);
    return {
      perSecond: count / seconds,
      cpuMilliseconds: (1000 * (after.cpuSeconds - before.cpuSeconds)) / count,
    };
  } finally {
    begin.client.close();
    answers.client.close();
  }
}

/** Answers everything and returns how many answers that were. */
type Sit = () => Promise<number>;

/** The first quiz on the list; its questions are the same for all. */
async function startQuiz(starter: VirtualLearner, sitter: VirtualLearner): Promise<Sit> {
  const list = await starter.follow(freeQuiz.list, { quizType: "3", testType: "1" });
  const { freeQuizId } = list.result.find(({ isAvailable }) => isAvailable)!;
  const started = await starter.follow(freeQuiz.start, { freeQuizId });
  return async () => {
    let count = 0;
    let question: ServedQuestion | null | undefined = started.result.question;
    while (question) {
      const given = {
        freeQuizId,
        questionId: question.questionId,
        ...quizFieldsOf(anyAnswer(question, sitter.chance)),
        isAdvancing: true,
      };
      const saved: Reply<typeof freeQuiz.saveAnswer> = await sitter.follow(
        freeQuiz.saveAnswer,
        given,
      );
      question = saved.result.next;
      count += 1;
    }
    return count;
  };
}

/** A section without its last answer, because scoring isn't part of an answer. */
async function startMock(starter: VirtualLearner, sitter: VirtualLearner): Promise<Sit> {
  const list = await starter.follow(mockTest.list, { testType: "1", kind: "full" });
  const { mockTestId } = list.result.find(({ isAvailable, lock }) => isAvailable && !lock)!;
  const { mockTestSectionId } = (
    await starter.follow(mockTest.selectOrder, { mockTestId, orderType: 1 })
  ).result;
  const started = await starter.follow(mockTest.startSection, {
    mockTestId,
    mockTestSectionId: mockTestSectionId!,
  });
  return async () => {
    let count = 0;
    let running: RunningMock | SectionReview | SectionEnd = started.result;
    while ("question" in running && running.order < running.totalQuestions) {
      const given = {
        mockTestId,
        questionId: running.currentQuestionId,
        ...mockFieldsOf(anyAnswer(running.question, sitter.chance)),
      };
      const reply: Reply<typeof mockTest.submitAnswer> = await sitter.follow(
        mockTest.submitAnswer,
        given,
      );
      running = reply.result;
      count += 1;
    }
    return count;
  };
}

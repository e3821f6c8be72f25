import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPendingStore } from "../../../exam/queue/pending-store.ts";
import { createQuizRun } from "./quiz-run.ts";
import { createBadLine } from "../../../exam/run/test-bad-line.ts";
import { createQuizServer, TOTAL } from "./test-quiz-server.ts";

/** Tabs in one process hear each other as tabs in a browser do, but only when the test says so. */
class TestChannel extends EventTarget {
  static open = new Set<TestChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    TestChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of TestChannel.open)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => {
          if (TestChannel.open.has(other))
            other.dispatchEvent(new MessageEvent("message", { data }));
        });
  }
  close() {
    TestChannel.open.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", TestChannel);
});
afterEach(() => {
  TestChannel.open.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tabs that claim a quiz at the same moment pick a winner at random; a person is slower than that. */
const A_MOMENT = 400;
let learners = 0;

/** One learner with one quiz in two tabs. */
function setUp() {
  learners += 1;
  const learnerId = `learner-${learners}`;
  const server = createQuizServer();
  const line = createBadLine();
  const said: string[] = [];
  let pages = 0;
  let mostSaving = 0;
  let savedByOthers = 0;

  function createPage() {
    const page = ++pages;
    const run = createQuizRun({
      learnerId,
      quizId: "quiz",
      say: (text) => said.push(text),
      random: () => 0.5,
      calls: {
        start: async () => await line.fly(page, "start", server.start),
        submit: async () => await line.fly(page, "submit", server.submit),
        async save(answer) {
          if (run.view().stage.at === "elsewhere") savedByOthers += 1;
          const reply = line.fly(page, "save", () => server.save(answer));
          mostSaving = Math.max(mostSaving, line.waitedFor(page, "save"));
          return await reply;
        },
      },
    });
    return { page, run };
  }

  const tabs = [createPage(), createPage()];
  let shown = 0;
  const world = {
    server,
    line,
    said,
    mostSaving: () => mostSaving,
    /** By tabs that had lost the quiz to another tab. */
    savedByOthers: () => savedByOthers,
    left: () => createPendingStore(learnerId, "quiz").readAll(),
    run: () => tabs[shown]!.run,
    stage: () => world.run().view().stage,
    pass: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      // Like the timer in the bar.
      for (const { run } of tabs) run.timeIsUp();
      await vi.advanceTimersByTimeAsync(0);
    },
    open: async () => {
      world.run().open();
      await vi.advanceTimersByTimeAsync(0);
    },
    reload: async () => {
      const { page, run } = tabs[shown]!;
      run.stop();
      run.leave();
      line.close(page);
      tabs[shown] = createPage();
      await world.open();
    },
    useOtherTab: async () => {
      await world.pass(A_MOMENT);
      shown = 1 - shown;
      await world.open();
    },
    /** Everything being sent arrives, and nothing new gets lost. */
    calm: async () => {
      for (let k = 0; k < 40; k++) {
        for (const flight of line.flights.slice()) flight.carry();
        await world.pass(500);
      }
    },
  };
  return world;
}

/** Opens the first question in the first of the two tabs. */
async function sit() {
  const world = setUp();
  await world.open();
  for (let way = 0; way < 2; way++) world.line.flights[0]!.carry();
  await vi.advanceTimersByTimeAsync(0);
  return world;
}
type World = Awaited<ReturnType<typeof sit>>;

/** What the learner has done, question by question. */
interface Deeds {
  chosen: Map<string, Set<string>>;
  newest: Map<string, string>;
  sentOff: Set<string>;
  /** Questions answered on another device, whatever happened here. */
  elsewhere: Set<string>;
}

const shownBy = (world: World) => {
  const stage = world.stage();
  if (stage.at !== "question") return null;
  const { answer } = stage;
  const option = answer && "optionId" in answer ? answer.optionId : null;
  return { id: stage.question.questionId, order: stage.question.order, option };
};

function choose(world: World, optionId: string, { chosen, newest }: Deeds) {
  world.run().choose({ optionId });
  const shown = shownBy(world);
  if (shown?.option !== optionId) return;
  chosen.set(shown.id, (chosen.get(shown.id) ?? new Set()).add(optionId));
  newest.set(shown.id, optionId);
}

function goOn(world: World, { sentOff }: Deeds) {
  const shown = shownBy(world);
  const isAdvancing = () => world.run().view().queue.isAdvancing;
  const wasAdvancing = isAdvancing();
  world.run().goOn();
  if (shown && !wasAdvancing && isAdvancing()) sentOff.add(shown.id);
}

function answerElsewhere({ server }: World, isAdvancing: boolean, { elsewhere }: Deeds) {
  const questionId = server.answerElsewhere("c", isAdvancing);
  if (questionId) elsewhere.add(questionId);
}

const STEPS: Record<string, (world: World, deeds: Deeds) => unknown> = {
  "choose a": (world, deeds) => choose(world, "a", deeds),
  "choose b": (world, deeds) => choose(world, "b", deeds),
  "choose c": (world, deeds) => choose(world, "c", deeds),
  next: goOn,
  carry: ({ line }) => line.flights[0]?.carry(),
  "carry the last first": ({ line }) => line.flights.at(-1)?.carry(),
  lose: ({ line }) => line.flights[0]?.lose(),
  "lose the last": ({ line }) => line.flights.at(-1)?.lose(),
  "give up": ({ line }) => line.flights[0]?.giveUp(),
  wait: async (world) => await world.pass(5000),
  "try now": (world) => world.run().tryNow(),
  "look again": (world) => world.run().refresh(),
  reload: async (world) => await world.reload(),
  "leave and return": async (world) => {
    world.run().leave();
    await world.open();
  },
  "other tab": async (world) => await world.useOtherTab(),
  "other device": (world, deeds) => answerElsewhere(world, false, deeds),
  "other device goes on": (world, deeds) => answerElsewhere(world, true, deeds),
  "to the end": async (world) =>
    await world.pass(Math.max(0, world.server.millisecondsLeft() + 50)),
};
const step = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("choose a", "choose b", "choose c") },
  { weight: 4, arbitrary: fc.constantFrom("next") },
  { weight: 10, arbitrary: fc.constantFrom("carry", "carry", "carry the last first") },
  { weight: 4, arbitrary: fc.constantFrom("lose", "lose the last", "give up") },
  { weight: 3, arbitrary: fc.constantFrom("wait", "try now", "look again") },
  { weight: 2, arbitrary: fc.constantFrom("reload", "leave and return") },
  { weight: 2, arbitrary: fc.constantFrom("other tab") },
  { weight: 1, arbitrary: fc.constantFrom("to the end", "other device", "other device goes on") },
);

/** What one careful learner on a good connection could have ended up with. */
function expectCareful(world: World, deeds: Deeds, isInTime: boolean) {
  const { chosen, sentOff, elsewhere } = deeds;
  const order = world.server.reached();
  world.server.questions.forEach(({ option }, place) => {
    const id = `q${place + 1}`;
    if (elsewhere.has(id)) return;
    // An answer counts only if it was chosen for this very question, and each Next is one step.
    if (option !== null) expect(chosen.get(id)).toContain(option);
    if (place + 1 < order) expect(sentOff).toContain(id);
  });
  expect([world.mostSaving() <= 1, world.savedByOthers()]).toEqual([true, 0]);
  expect([world.run().hasUnsent(), world.left()]).toEqual([false, []]);
  expectTruth(world);
  if (isInTime) expectNothingLost(world, deeds);
}

/** The screen shows what the server has. */
function expectTruth(world: World) {
  const { server } = world;
  const stage = world.stage();
  const score = server.score();
  if (score) {
    expect(["ended", "finished"]).toContain(stage.at);
    if (stage.at === "ended") expect(stage.score).toEqual(score);
    return;
  }
  const order = server.reached();
  const { option, revision } = server.questions[order - 1]!;
  expect(shownBy(world)).toEqual({ id: `q${order}`, order, option });
  expect(stage).toMatchObject({ saved: { revision }, isCatchingUp: false });
}

const orderOf = (id: string) => Number(id.slice(1));
const isLast = (id: string) => orderOf(id) === TOTAL;

function expectNothingLost(world: World, { newest, sentOff, elsewhere }: Deeds) {
  const { server } = world;
  const hasEnded = server.score() !== null;
  for (const [id, option] of newest) {
    // A submit sent before a reload may arrive after it, and then nothing newer counts.
    if (elsewhere.has(id) || (isLast(id) && hasEnded)) continue;
    expect(server.questions[orderOf(id) - 1]!.option).toBe(option);
  }
  for (const id of sentOff)
    if (!elsewhere.has(id) && !isLast(id)) expect(server.reached()).toBeGreaterThan(orderOf(id));
  if (hasEnded) expect([...sentOff].some(isLast)).toBe(true);
  if (elsewhere.size === 0) expect(world.said).toEqual([]);
}

test("ends where one careful learner could have ended up, over any connection", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const world = await sit();
      const deeds: Deeds = {
        chosen: new Map(),
        newest: new Map(),
        sentOff: new Set(),
        elsewhere: new Set(),
      };
      for (const one of steps) {
        await STEPS[one]!(world, deeds);
        await vi.advanceTimersByTimeAsync(0);
      }
      const isInTime = world.server.millisecondsLeft() > 90_000;
      await world.calm();
      world.run().refresh();
      await world.calm();
      expectCareful(world, deeds, isInTime);
      world.run().leave();
    }),
    { numRuns: 1000 },
  );
});

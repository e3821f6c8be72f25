import type { Answer, RunningMock, SectionDetails, SectionEnd } from "@theta/contract";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallError } from "../../../../lib/call/call-error.ts";
import type { MockCalls } from "./mock-calls.ts";
import { createMockRun } from "./mock-run.ts";
import { RUN_WORDS } from "./run-words.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Two pages in one process would take over from each other.
  vi.stubGlobal("BroadcastChannel", undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECTION = 300_000;
const GRACE = 10_000;
const TOTAL = 3;
const OPTIONS = ["a", "b", "c"];

interface SectionAtServer {
  answers: string[];
  startedAt: number | null;
  deadline: number;
  end: SectionEnd | null;
}

type Outcome = "ok" | "lost" | "unheard";
let learners = 0;

/** Behaves like the server (apps/api, features/mock-test) with two sections, over an unreliable connection. */
function setUp({ hasStarted = true } = {}) {
  learners += 1;
  const learnerId = `learner-${learners}`;
  const sections: SectionAtServer[] = [1, 2].map(() => ({
    answers: [],
    startedAt: null,
    deadline: 0,
    end: null,
  }));
  const server = {
    sections,
    startedUnasked: 0,
    lost: 0,
    given: 0,
    elsewhere: new Set<string>(),
    /** Keeps saying that a section is running but refuses to continue it. */
    contradictsItself: false,
    now: () => Date.now(),
    /** Does what the learner does on another device. */
    answerElsewhere(option: string) {
      const place = currentPlace();
      if (place === null || sections[place]!.startedAt === null) return;
      server.elsewhere.add(idOf(place, sections[place]!.answers.length + 1));
      record(place, option);
    },
  };
  const flights: { name: string; land: (outcome: Outcome) => Promise<void> }[] = [];
  const said: string[] = [];
  let submitting = 0;
  let mostSubmitting = 0;
  let ended = 0;

  const currentPlace = () => {
    const place = sections.findIndex(({ end }) => end === null);
    return place < 0 ? null : place;
  };
  const running = (place: number): RunningMock => {
    const { answers, startedAt, deadline } = sections[place]!;
    const order = answers.length + 1;
    return {
      mockTestId: "mock",
      name: "Mock",
      mode: "forward",
      time: "standard",
      isBookmarked: false,
      currentQuestionId: idOf(place, order),
      order,
      isLastQuestion: order === TOTAL,
      totalQuestions: TOTAL,
      sectionType: place === 0 ? 3 : 1,
      mockTestSectionId: `section-${place}`,
      startDateTimestamp: startedAt!,
      deadline,
      serverTime: server.now(),
      question: {
        questionId: idOf(place, order),
        order,
        name: `Question ${order}`,
        format: "problem-solving",
        layout: "options",
        sections: [],
        options: OPTIONS.map((optionId) => ({ optionId, optionType: 1, displayText: optionId })),
        isAnswered: false,
        revision: 0,
      },
      ...(server.lost + server.given > 0
        ? { timeBack: { available: server.lost, taken: server.given } }
        : {}),
    };
  };
  function endOf(place: number, endedBy: "learner" | "time") {
    const { answers } = sections[place]!;
    sections[place]!.end ??= {
      sectionEnded: true,
      sectionType: place === 0 ? 3 : 1,
      endedBy,
      answered: answers.length,
      totalQuestions: TOTAL,
      isMockOver: place === 1,
    };
  }
  function record(place: number, option: string) {
    sections[place]!.answers.push(option);
    const isLate = server.now() > sections[place]!.deadline;
    if (sections[place]!.answers.length === TOTAL) endOf(place, "learner");
    else if (isLate) endOf(place, "time");
  }
  /** Ends what's overdue, as every request does first. */
  function settle() {
    const place = currentPlace();
    if (place === null || sections[place]!.startedAt === null) return;
    if (server.now() > sections[place]!.deadline + GRACE) endOf(place, "time");
  }
  const stateOf = (place: number) => sections[place]!.end ?? running(place);

  const does = {
    currentSection(): SectionDetails {
      const place = server.contradictsItself ? 0 : currentPlace();
      const about = {
        mockTestId: "mock",
        name: "Mock",
        kind: "full" as const,
        mode: "forward" as const,
        time: "standard" as const,
      };
      const common = { ...about, sectionTypes: [3 as const, 1 as const], serverTime: server.now() };
      if (place === null) return { ...common, break: null };
      const isRunning = sections[place]!.startedAt !== null;
      return {
        ...common,
        break: null,
        sectionType: place === 0 ? 3 : 1,
        sectionStatus: isRunning ? 2 : 1,
        mockTestSectionId: `section-${place}`,
        order: place + 1,
      };
    },
    startSection(id: string): RunningMock {
      const place = Number(id.at(-1));
      if (sections[place]!.end) throw refusal("section-ended");
      if (sections[place]!.startedAt === null) server.startedUnasked += 1;
      return running(place);
    },
    currentQuestion(): RunningMock {
      const place = currentPlace();
      if (place === null || sections[place]!.startedAt === null)
        throw refusal("section-not-started");
      return running(place);
    },
    submit({
      questionId,
      answer,
    }: {
      questionId: string;
      answer: Answer;
    }): RunningMock | SectionEnd {
      const option = chosen({ answer })!;
      const [place, order] = questionId.match(/\d+/g)!.map(Number) as [number, number];
      const section = sections[place]!;
      const there = section.answers[order - 1];
      if (there !== undefined) {
        if (there !== option) throw refusal("already-answered");
        return stateOf(place);
      }
      if (section.end)
        throw refusal(section.end.endedBy === "time" ? "time-is-up" : "section-ended");
      expect(order).toBe(section.answers.length + 1);
      record(place, option);
      return stateOf(place);
    },
    endSection(sectionType: number): SectionEnd {
      const place = sectionType === 3 ? 0 : 1;
      const section = sections[place]!;
      if (section.startedAt === null) throw refusal("section-not-started");
      if (!section.end && server.now() < section.deadline - 2000) throw refusal("section-not-over");
      endOf(place, "time");
      return section.end!;
    },
    takeTimeBack(): RunningMock {
      const place = currentPlace();
      if (place === null || sections[place]!.startedAt === null)
        throw refusal("section-not-started");
      if (server.lost === 0 && server.given === 0) throw refusal("nothing-to-take-back");
      sections[place]!.deadline += server.lost * 1000;
      server.given += server.lost;
      server.lost = 0;
      return running(place);
    },
  };

  async function fly<T>(name: keyof typeof does, work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const isAnswer = name === "submit";
    if (isAnswer) mostSubmitting = Math.max(mostSubmitting, ++submitting);
    const flight = {
      name,
      async land(outcome: Outcome) {
        flights.splice(flights.indexOf(flight), 1);
        if (isAnswer) submitting -= 1;
        try {
          if (outcome !== "unheard") settle();
          const reply = outcome === "unheard" ? null : work();
          if (outcome === "ok") resolve(reply as T);
          else reject(unreachable());
        } catch (error) {
          reject(outcome === "ok" ? (error as Error) : unreachable());
        }
        await vi.advanceTimersByTimeAsync(0);
      },
    };
    flights.push(flight);
    return await promise;
  }

  const calls = Object.fromEntries(
    Object.entries(does).map(([name, work]) => [
      name,
      (...given: never[]) =>
        fly(name as keyof typeof does, () => (work as (...all: never[]) => unknown)(...given)),
    ]),
  ) as unknown as MockCalls;

  const create = () =>
    createMockRun({
      learnerId,
      mockTestId: "mock",
      say: (text) => said.push(text),
      onSectionEnd: () => (ended += 1),
      random: () => 0.5,
      calls,
    });

  const world = {
    server,
    sections,
    flights,
    said,
    run: create(),
    mostSubmitting: () => mostSubmitting,
    ended: () => ended,
    start: (place: number) => {
      sections[place]!.startedAt = Date.now();
      sections[place]!.deadline = Date.now() + SECTION;
    },
    stage: () => world.run.view().stage,
    question: () => {
      const stage = world.run.view().stage;
      if (stage.at !== "question") throw new Error(`at ${stage.at}`);
      return stage;
    },
    choose: (optionId: string) => world.run.choose({ optionId }),
    /** Chooses and moves on, like the learner. */
    answer: async (optionId: string) => {
      world.choose(optionId);
      world.run.goOn();
      await world.land("ok");
    },
    land: async (outcome: Outcome) => await flights[0]?.land(outcome),
    pass: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      // Like the timer in the bar.
      world.run.timeIsUp();
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Reloads the page. What it has sent still arrives. */
    reload: async () => {
      world.run.stop();
      world.run.leave();
      world.run = create();
      submitting = 0;
      for (const flight of flights.splice(0))
        if (flight.name === "submit") await flight.land("lost");
      submitting = 0;
      world.run.open();
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Everything being sent arrives. */
    calm: async () => {
      for (let k = 0; k < 60; k++) {
        await world.land("ok");
        await world.pass(500);
      }
    },
  };
  if (hasStarted) world.start(0);
  return world;
}

const idOf = (place: number, order: number) => `s${place}-q${order}`;
type World = ReturnType<typeof setUp>;
const refusal = (code: string) => new CallError({ status: 409, code, message: code });
const unreachable = () => new CallError({ status: 0, code: "unreachable", message: "" });

/** Opens the first question of the first section. */
async function sit(): Promise<World> {
  const world = setUp();
  world.run.open();
  await vi.advanceTimersByTimeAsync(0);
  await world.land("ok");
  await world.land("ok");
  return world;
}

const chosen = ({ answer }: { answer: Answer | null }) =>
  answer && "optionId" in answer ? answer.optionId : null;

test("asks where the mock stands when opened and resumes the running section", async () => {
  const { question, server } = await sit();
  expect(question().running.order).toBe(1);
  expect(server.startedUnasked).toBe(0);
});

test("doesn't start a section by looking at it", async () => {
  const world = setUp({ hasStarted: false });
  world.run.open();
  await world.calm();
  expect(world.stage()).toMatchObject({
    at: "idle",
    details: { sectionType: 3, sectionStatus: 1 },
  });
  expect([world.server.startedUnasked, world.sections[0]!.startedAt]).toEqual([0, null]);
});

test("shows how a section ended while it was being opened", async () => {
  const world = await sit();
  await world.reload();
  await world.land("ok");
  expect(world.flights.map(({ name }) => name)).toEqual(["startSection"]);
  await vi.advanceTimersByTimeAsync(SECTION + GRACE + 1000);
  await world.calm();
  expect(world.stage()).toMatchObject({ at: "ended", end: { endedBy: "time" } });
});

test("asks a server that contradicts itself three times, not forever", async () => {
  const world = await sit();
  for (const option of OPTIONS) await world.answer(option);
  await world.calm();
  world.server.contradictsItself = true;
  await world.reload();
  for (let look = 1; look <= 3; look++) {
    expect(world.flights.map(({ name }) => name)).toEqual(["currentSection"]);
    await world.land("ok");
    expect(world.flights.map(({ name }) => name)).toEqual(["startSection"]);
    await world.land("ok");
  }
  expect(world.flights).toEqual([]);
  expect(world.stage()).toMatchObject({ at: "refused", refusal: { code: "section-ended" } });
});

test("keeps a choice on the device until Next and shows it after a reload", async () => {
  const world = await sit();
  world.choose("a");
  world.choose("b");
  expect(world.flights).toEqual([]);
  await world.reload();
  await world.calm();
  expect([chosen(world.question()), world.sections[0]!.answers]).toEqual(["b", []]);
});

test("sends nothing on Next without an answer", async () => {
  const { run, question, flights } = await sit();
  run.goOn();
  expect([question().isUnanswered, flights.length]).toEqual([true, 0]);
});

test("keeps the question until one reply brings the next", async () => {
  const { run, choose, question, flights, land, sections } = await sit();
  choose("a");
  run.goOn();
  run.goOn();
  choose("b");
  expect([flights.length, question().running.order, chosen(question())]).toEqual([1, 1, "a"]);
  await land("ok");
  expect([question().running.order, chosen(question()), sections[0]!.answers]).toEqual([
    2,
    null,
    ["a"],
  ]);
});

test("sends an answer again when its reply was lost, and it counts once", async () => {
  const world = await sit();
  world.choose("a");
  world.run.goOn();
  await world.land("lost");
  expect(world.run.hasUnsent()).toBe(true);
  await world.reload();
  await world.calm();
  expect([world.question().running.order, world.sections[0]!.answers]).toEqual([2, ["a"]]);
  expect(world.said).toEqual([]);
});

test("ends the section with the last answer and knows what comes next", async () => {
  const world = await sit();
  for (const option of OPTIONS) await world.answer(option);
  expect(world.stage()).toMatchObject({ at: "ended", end: { endedBy: "learner", answered: 3 } });
  await world.land("ok");
  expect(world.stage()).toMatchObject({ at: "ended", next: { sectionType: 1, sectionStatus: 1 } });
  expect([world.ended(), world.server.startedUnasked]).toEqual([1, 0]);
});

test("the last section's end asks for nothing more, and a reload shows it again", async () => {
  const world = await sit();
  for (const option of OPTIONS) await world.answer(option);
  world.start(1);
  await world.reload();
  await world.land("ok");
  await world.land("ok");
  for (const option of OPTIONS) await world.answer(option);
  const over = { at: "ended", end: { isMockOver: true }, next: null };
  expect(world.stage()).toMatchObject(over);
  expect(world.flights).toEqual([]);
  await world.reload();
  await world.calm();
  expect(world.stage()).toMatchObject(over);
});

test("sends the chosen answer at zero, then ends the section", async () => {
  const world = await sit();
  world.choose("c");
  await world.pass(SECTION + 100);
  expect(world.flights.map(({ name }) => name)).toEqual(["submit"]);
  await world.land("ok");
  await world.calm();
  expect(world.sections[0]!.answers).toEqual(["c"]);
  expect(world.stage()).toMatchObject({ at: "ended", end: { endedBy: "time", answered: 1 } });
});

test("ends the section at zero without a choice, a little later for each learner", async () => {
  const world = await sit();
  await world.pass(SECTION + 100);
  expect(world.flights).toEqual([]);
  await world.pass(1001);
  expect(world.flights.map(({ name }) => name)).toEqual(["endSection"]);
  await world.calm();
  expect(world.stage()).toMatchObject({ at: "ended", end: { endedBy: "time", answered: 0 } });
});

test("resumes the section with the draft when the server says there's time left", async () => {
  const world = await sit();
  world.sections[0]!.deadline += 60_000;
  await world.pass(SECTION + 100);
  await world.calm();
  expect(world.question().running.order).toBe(1);
  expect(world.run.millisecondsLeft()).toBeGreaterThan(20_000);
});

test("takes back owed time before the end", async () => {
  const world = await sit();
  world.server.lost = 90;
  await world.answer("a");
  expect(world.question().running.timeBack).toEqual({ available: 90, taken: 0 });
  await world.pass(SECTION + 100);
  expect(world.flights.map(({ name }) => name)).toEqual(["takeTimeBack"]);
  await world.land("ok");
  expect(world.question().running.timeBack).toEqual({ available: 0, taken: 90 });
  expect(world.said).toEqual([RUN_WORDS.timeTaken(90)]);
});

test("ends the section when owed time can't be taken back", async () => {
  const world = await sit();
  world.server.lost = 90;
  await world.answer("a");
  world.server.lost = 0;
  await world.pass(SECTION + 100);
  await world.calm();
  expect(world.stage()).toMatchObject({ at: "ended", end: { endedBy: "time" } });
});

test("catches up when the question was answered on another device", async () => {
  const world = await sit();
  world.server.answerElsewhere("b");
  world.choose("a");
  world.run.goOn();
  await world.calm();
  expect([world.question().running.order, world.sections[0]!.answers]).toEqual([2, ["b"]]);
  expect(world.said).toEqual([RUN_WORDS.caughtUp]);
});

test("shows what happened elsewhere when looked at again", async () => {
  const world = await sit();
  world.server.answerElsewhere("b");
  world.run.refresh();
  await world.calm();
  expect(world.question().running.order).toBe(2);
  world.server.answerElsewhere("b");
  world.server.answerElsewhere("b");
  world.run.refresh();
  await world.calm();
  expect(world.stage()).toMatchObject({ at: "ended", next: { sectionType: 1 } });
});

test("says how the section ended when reloaded after its end", async () => {
  const world = await sit();
  await world.answer("a");
  world.run.leave();
  await vi.advanceTimersByTimeAsync(SECTION + GRACE + 1000);
  await world.reload();
  await world.calm();
  expect(world.stage()).toMatchObject({ at: "ended", end: { endedBy: "time", answered: 1 } });
  await world.reload();
  await world.calm();
  expect(world.stage().at).toBe("idle");
});

test("delivers every sent answer once and shows what the server has, whatever happens", async () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom("choose a", "choose b", "choose c") },
    { weight: 5, arbitrary: fc.constantFrom("next") },
    { weight: 8, arbitrary: fc.constantFrom("ok", "ok", "lost", "unheard") },
    { weight: 3, arbitrary: fc.constantFrom("wait", "try now", "refresh") },
    { weight: 1, arbitrary: fc.constantFrom("reload", "elsewhere", "to the end", "lose time") },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50 }), async (steps) => {
      const world = await sit();
      /** By question: the answers the learner moved on with. */
      const sentOff = new Map<string, string>();
      const offered = new Map<string, Set<string>>();
      let nexts = 0;
      for (const one of steps) {
        const stage = world.stage();
        const id = stage.at === "question" ? stage.running.currentQuestionId : "";
        if (one.startsWith("choose")) world.choose(one.slice(-1));
        else if (one === "next") {
          if (stage.at === "question" && world.run.view().queue.at === "empty") {
            world.run.goOn();
            if (world.run.view().queue.at !== "empty") {
              nexts += 1;
              sentOff.set(id, chosen(stage)!);
            }
          } else world.run.goOn();
        } else if (one === "wait") await world.pass(5000);
        else if (one === "try now") world.run.tryNow();
        else if (one === "refresh") world.run.refresh();
        else if (one === "reload") await world.reload();
        else if (one === "to the end") {
          await world.pass(Math.max(0, (world.run.millisecondsLeft() ?? 0) + 50));
        } else if (one === "lose time") world.server.lost = 30;
        else if (one === "elsewhere") {
          world.server.answerElsewhere("c");
          nexts += 1;
        } else await world.land(one as Outcome);
        const now = world.stage();
        if (now.at === "question") {
          const { currentQuestionId } = now.running;
          const option = chosen(now);
          if (option)
            offered.set(
              currentQuestionId,
              (offered.get(currentQuestionId) ?? new Set()).add(option),
            );
        }
      }
      const timeLeft = world.sections[0]!.deadline - Date.now();
      await world.calm();
      world.run.refresh();
      await world.calm();
      const [first] = world.sections;
      expect(world.mostSubmitting()).toBeLessThanOrEqual(1);
      expect(world.server.startedUnasked).toBe(0);
      expect(world.sections[1]!.startedAt).toBeNull();
      // Every stored answer was chosen for that very question, here or on the other device.
      first!.answers.forEach((option, place) => {
        const here = offered.get(`s0-q${place + 1}`) ?? new Set();
        expect(here.has(option) || world.server.elsewhere.has(`s0-q${place + 1}`)).toBe(true);
      });
      // No answer sent in time is missing, and each Next is one step (the end may add one).
      if (timeLeft > 60_000) {
        for (const [id, option] of sentOff)
          if (!world.server.elsewhere.has(id))
            expect(first!.answers[Number(id.at(-1)) - 1]).toBe(option);
        expect(first!.answers.length).toBeLessThanOrEqual(nexts);
      }
      const stage = world.stage();
      if (first!.end === null) {
        expect(stage.at).toBe("question");
        expect(world.question().running.order).toBe(first!.answers.length + 1);
      } else expect(["ended", "idle"]).toContain(stage.at);
      expect(world.run.hasUnsent()).toBe(false);
      world.run.leave();
    }),
    { numRuns: 300 },
  );
});

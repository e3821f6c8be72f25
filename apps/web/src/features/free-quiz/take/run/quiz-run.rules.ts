/** Where a quiz goes next: a stage and an event give the next stage and what to do. Pure. */
import {
  type Answer,
  answerOf,
  freeQuiz,
  isSameAnswer,
  type QuizScore,
  type RunningQuiz,
  type SavedAnswer,
  type ServedQuestion,
} from "@theta/contract";
import type { CallError } from "../../../../lib/call/call-error.ts";
import { codeOf } from "../../../../lib/call/code-of.ts";
import type { SentAnswer } from "../../../exam/queue/answer-queue.rules.ts";
import {
  afterCommonEvent,
  type Facts,
  goOn,
  lookAgain,
  mayAnswer,
  opened,
  type RunAsk,
  type RunEffect,
  type RunEvent,
  type Step as AnyStep,
} from "../../../exam/run/run.rules.ts";
import { addedWords } from "../../../exam/run/added-words.ts";
import { isComplete } from "../../../question/ask/answer.ts";
import type { AtQuizQuestion, EndedBy, QuizStage } from "./quiz-stage.ts";
import { RUN_WORDS } from "./run-words.ts";

export type QuizEvent =
  | { type: "running"; running: RunningQuiz }
  /** The server won't continue this quiz. */
  | { type: "start-refused"; refusal: CallError }
  | { type: "saved"; reply: SavedAnswer; sent: SentAnswer }
  | { type: "submitted"; by: EndedBy; score: QuizScore }
  | { type: "submit-refused"; by: EndedBy; refusal: CallError }
  /** The server's state, asked for at the stage in `from`. */
  | { type: "looked"; from: QuizStage; running: RunningQuiz }
  | { type: "look-refused"; from: QuizStage; refusal: CallError };

export type QuizAsk = RunAsk | { for: "start" } | { for: "score"; by: EndedBy };
type Step = AnyStep<QuizStage, RunEffect, QuizAsk>;

export function afterQuizEvent(stage: QuizStage, event: QuizEvent | RunEvent, facts: Facts): Step {
  switch (event.type) {
    case "opened":
    case "left":
    case "taken-over":
    case "waiting":
      return afterCommonEvent(stage, event, ["ended", "finished", "refused"]);
    case "kept-sent":
      return { stage, ask: { for: "start" } };
    case "running":
      return { stage: atQuestion(event.running, event.running.question, facts) };
    case "start-refused":
      return leave(stage, event.refusal, facts);
    case "submitted":
      return { stage: { at: "ended", by: event.by, score: event.score } };
    case "submit-refused":
      return afterNoEnd(event.by, event.refusal);
    case "last-sent":
      return stage.at === "ending" ? { stage, ask: { for: "score", by: stage.by } } : { stage };
    case "answer-refused":
      return afterRefusal(stage, event.refusal, facts);
    case "clock-moved":
      return { stage, effects: [{ do: "say", words: addedWords(event.seconds) }] };
    default:
      return stage.at === "question" ? afterQuestionEvent(stage, event, facts) : { stage };
  }
}

type QuestionEvent = (QuizEvent | RunEvent) & {
  type: "saved" | "chosen" | "next-pressed" | "time-is-up" | "awake" | "looked" | "look-refused";
};

/** What matters only while a question is on screen. */
function afterQuestionEvent(stage: AtQuizQuestion, event: QuestionEvent, facts: Facts): Step {
  switch (event.type) {
    case "saved":
      return afterSaved(stage, event.reply, event.sent, facts);
    case "chosen":
      return choose(stage, event.answer, facts);
    case "next-pressed":
      return goOn(stage, stage.question, stage.saved.revision, facts);
    case "time-is-up":
      return facts.isTimeOver ? end("time") : { stage };
    case "awake":
      return lookAgain(stage, facts);
    case "looked":
      // Anything that has happened here since then is newer than this reply.
      return event.from === stage && facts.queue.at === "empty"
        ? compare(stage, event.running, facts)
        : { stage };
    case "look-refused":
      return event.from === stage ? leave(stage, event.refusal, facts) : { stage };
  }
}

function atQuestion(
  quiz: AtQuizQuestion["quiz"],
  question: ServedQuestion,
  facts: Facts,
): AtQuizQuestion {
  const { name, totalQuestions, time } = quiz;
  const given = answerOf(question);
  return {
    at: "question",
    quiz: { name, totalQuestions, time },
    question,
    // Restores the parts chosen before the learner left the page.
    answer: given ?? facts.draftOf(question.questionId),
    saved: { answer: given, revision: question.revision },
    isUnanswered: false,
    isCatchingUp: false,
  };
}

function choose(before: AtQuizQuestion, answer: Answer, facts: Facts): Step {
  if (!mayAnswer(before, facts)) return { stage: before };
  const { question, saved } = before;
  const { questionId } = question;
  const stage = { ...before, answer, isUnanswered: false };
  const known = saved.revision;
  if (!isComplete(question, answer))
    return { stage, effects: [{ do: "keep-draft", questionId, answer, known }] };
  if (facts.queue.at === "empty" && isSameAnswer(answer, saved.answer)) return { stage };
  return {
    stage,
    effects: [{ do: "put", answer: { questionId, answer, isAdvancing: false, known } }],
  };
}

function afterSaved(
  before: AtQuizQuestion,
  { revision, next }: SavedAnswer,
  sent: SentAnswer,
  facts: Facts,
): Step {
  const isThis = before.question.questionId === sent.questionId;
  const saved = { answer: sent.answer, revision };
  const stage = isThis ? { ...before, saved } : before;
  if (next === undefined) return { stage };
  if (next === null) return end(endedWith(sent.isAdvancing ? "learner" : "elsewhere", facts));
  return {
    stage: atQuestion(stage.quiz, next, facts),
    effects: sent.isAdvancing ? [] : [{ do: "say", words: RUN_WORDS.caughtUp }],
  };
}

/** The server refused an answer. Other codes are our fault: they're shown with a reason and Retry. */
function afterRefusal(stage: QuizStage, refusal: CallError, facts: Facts): Step {
  const code = codeOf(freeQuiz.saveAnswer, refusal);
  // From an earlier page: the quiz has moved on without this answer.
  const isLeftOver = stage.at === "opening";
  switch (code) {
    case "not-current-question":
      return catchUp(stage, RUN_WORDS.caughtUp, isLeftOver ? RUN_WORDS.tooLate : null);
    case "changed-elsewhere":
      return catchUp(
        stage,
        RUN_WORDS.changedElsewhere,
        isLeftOver ? RUN_WORDS.changedElsewhere : null,
      );
    case "time-is-up":
    case "quiz-finished": {
      const effects: RunEffect[] = [{ do: "drop" }];
      if (isLeftOver) effects.push({ do: "say", words: RUN_WORDS.tooLate });
      if (stage.at !== "question") return { stage, effects };
      const by = code === "time-is-up" ? "time" : endedWith("elsewhere", facts);
      const next = end(by);
      return { ...next, effects };
    }
    default:
      return { stage };
  }
}

/** Brings the screen to where the server is. */
function catchUp(stage: QuizStage, words: string, leftOverWords: string | null): Step {
  const effects: RunEffect[] = [{ do: "drop" }];
  if (leftOverWords !== null) effects.push({ do: "say", words: leftOverWords });
  if (stage.at !== "question") return { stage, effects };
  effects.push({ do: "say", words });
  return { stage: { ...stage, isCatchingUp: true }, effects, ask: { for: "start" } };
}

function compare(stage: AtQuizQuestion, running: RunningQuiz, facts: Facts): Step {
  const { order, revision } = running.question;
  const isSameQuestion = order === stage.question.order;
  if (isSameQuestion && revision === stage.saved.revision) return { stage };
  const words = isSameQuestion ? RUN_WORDS.changedElsewhere : RUN_WORDS.caughtUp;
  return {
    stage: atQuestion(running, running.question, facts),
    effects: [{ do: "say", words }],
  };
}

function leave(stage: QuizStage, refusal: CallError, facts: Facts): Step {
  if (codeOf(freeQuiz.start, refusal) !== "quiz-finished")
    return { stage: { at: "refused", refusal } };
  if (stage.at === "question") return end(endedWith("elsewhere", facts));
  return { stage: { at: "finished" } };
}

const endedWith = (otherwise: EndedBy, { seemsOver }: Facts): EndedBy =>
  seemsOver ? "time" : otherwise;

function end(by: EndedBy): Step {
  // An answer chosen before zero still counts if it arrives in time.
  const ask: QuizAsk = by === "time" ? { for: "last" } : { for: "score", by };
  return { stage: { at: "ending", by, isWaiting: false }, ask };
}

function afterNoEnd(by: EndedBy, refusal: CallError): Step {
  if (codeOf(freeQuiz.submit, refusal) !== "questions-left")
    return { stage: { at: "refused", refusal } };
  // The server says there's time left, and it decides.
  return by === "learner"
    ? { ...opened, effects: [{ do: "say", words: refusal.message }] }
    : opened;
}

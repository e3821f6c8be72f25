/** What each chapter shows at each point in time. Just pictures: the captions say the same. */
import type { ComponentType, CSSProperties, ReactNode } from "react";
import { ScoreRuler, TOTAL_SCALE } from "../../../../lib/charts/score-ruler.tsx";
import { LetterRing } from "../../../question/shared/letter-ring.tsx";
import { MarkSign } from "../../../question/review/mark-sign.tsx";
import type { Mark } from "../../../question/results/verdict.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { RunFigure } from "../run-figure.tsx";
import { NARROW, WIDE } from "../run-geometry.ts";
import { SAMPLE_RUN } from "../sample-run.ts";
import type { ChapterName } from "./chapters.ts";

interface SceneProps {
  share: number;
}

export const SCENES: Record<ChapterName, ComponentType<SceneProps>> = {
  quiz: QuizScene,
  question: QuestionScene,
  run: RunScene,
  sections: SectionsScene,
  score: ScoreScene,
  solution: SolutionScene,
};

/** Fades in from slightly below between two points of the chapter. */
function coming(share: number, from: number, to = from + 0.08): CSSProperties | undefined {
  const part = between(share, from, to);
  // The poster is in the page's HTML, which can't have inline styles.
  if (part === 1) return undefined;
  return { opacity: part, transform: `translateY(${(1 - part) * 8}px)` };
}

/** 0 before, 1 after, and linear in between. */
const between = (share: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (share - from) / (to - from)));

function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames("mx-auto flex w-full max-w-120 flex-col", className)}>
      {children}
    </div>
  );
}

const QUIZZES = [
  ["Ratios and Mixtures", "Quantitative"],
  ["Find the Assumption", "Verbal"],
  ["Working with Tables", "Data Insights"],
] as const;

function QuizScene({ share }: SceneProps) {
  return (
    <Sheet className="border-t border-ink">
      {QUIZZES.map(([name, section], place) => (
        <div
          key={name}
          style={coming(share, 0.08 + place * 0.12)}
          className={classNames(
            "flex items-center justify-between gap-4 border-b border-line px-2 py-3",
            place === 0 && share > 0.7 && "bg-sunk",
          )}
        >
          <div>
            <p className="font-strong">{name}</p>
            <p className="text-sm text-ink-muted">
              {section}
              <span className="hidden @md:inline"> · 10 questions</span> · 15 min
            </p>
          </div>
          <span
            className={classNames(
              "shrink-0 rounded-md border px-3 py-1.5 text-sm font-strong",
              place === 0 && share > 0.7
                ? "border-transparent bg-action text-on-action"
                : "border-line-strong bg-surface",
            )}
          >
            Take Test
          </span>
        </div>
      ))}
    </Sheet>
  );
}

const OPTIONS = ["25%", "40%", "44%", "50%"] as const;
const CHOSEN = 3;

function QuestionScene({ share }: SceneProps) {
  const left = 24 * 60 + 12 - Math.floor(share * 10);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  const isChosen = share > 0.45;
  return (
    <Sheet className="overflow-hidden rounded-lg border border-line bg-surface shadow-1">
      <div className="flex justify-between bg-exam-bar px-4 py-2.5 text-sm text-on-exam-bar numerals">
        <span>Question 7 of 21</span>
        <span className="font-strong">{clock}</span>
      </div>
      <div className="flex flex-col gap-2 p-4">
        {OPTIONS.map((text, place) => (
          <Row key={text} place={place} text={text} isChosen={isChosen && place === CHOSEN}>
            {place === CHOSEN && (
              <span style={coming(share, 0.62)} className="text-sm text-ink-2">
                ✓ Saved
              </span>
            )}
          </Row>
        ))}
      </div>
    </Sheet>
  );
}

interface RowProps {
  place: number;
  text: string;
  isChosen?: boolean;
  mark?: Mark;
  children?: ReactNode;
}

function Row({ place, text, isChosen = false, mark = null, children }: RowProps) {
  return (
    <div
      className={classNames(
        "flex items-center gap-3 rounded-md border px-2.5 py-1.5",
        ROW_LOOK[mark ?? (isChosen ? "chosen" : "plain")],
      )}
    >
      <LetterRing
        letter={"ABCDE"[place] ?? ""}
        className={isChosen ? "border-ink bg-ink text-paper" : "border-line-strong text-ink-2"}
      />
      <span className="flex-1 font-serif">{text}</span>
      {children}
    </div>
  );
}

const ROW_LOOK: Record<NonNullable<Mark> | "chosen" | "plain", string> = {
  plain: "border-line",
  chosen: "border-ink shadow-[inset_0_0_0_1px_var(--ink)]",
  right: "border-correct bg-correct-soft",
  "chosen-right": "border-correct bg-correct-soft",
  "chosen-wrong": "border-incorrect bg-incorrect-soft",
};

function RunScene({ share }: SceneProps) {
  const shown = Math.floor(between(share, 0.05, 0.85) * SAMPLE_RUN.steps.length);
  return (
    <>
      <RunFigure
        run={SAMPLE_RUN}
        shown={shown}
        layout={WIDE}
        className="mx-auto hidden h-auto max-h-full w-full max-w-120 @md:block"
      />
      <RunFigure
        run={SAMPLE_RUN}
        shown={shown}
        layout={NARROW}
        className="mx-auto block h-full max-h-72 max-w-full @md:hidden"
      />
    </>
  );
}

const SECTIONS = [
  ["Verbal", 23],
  ["Quantitative", 21],
  ["Data Insights", 20],
] as const;

function SectionsScene({ share }: SceneProps) {
  return (
    <Sheet className="gap-4">
      {SECTIONS.map(([name, questions], place) => (
        <div key={name} style={coming(share, 0.02 + place * 0.08)}>
          <p className="flex justify-between text-sm">
            <span className="font-strong">
              {place + 1}. {name}
            </span>
            <span className="text-ink-muted numerals">{questions} questions · 45 min</span>
          </p>
          <Ticks
            count={questions}
            done={between(share, 0.25 + place * 0.25, 0.42 + place * 0.25)}
          />
          {place === 0 && (
            <p style={coming(share, 0.42)} className="mt-3 text-sm text-ink-2">
              Break · 10 min
            </p>
          )}
        </div>
      ))}
    </Sheet>
  );
}

/** A tick for each question; those already answered are dark. */
function Ticks({ count, done }: { count: number; done: number }) {
  return (
    <span className="mt-2 flex gap-1">
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={classNames("h-2 flex-1", place < done * count ? "bg-ink" : "bg-line")}
        />
      ))}
    </span>
  );
}

function ScoreScene({ share }: SceneProps) {
  return (
    <Sheet className="gap-3">
      <p className="text-sm text-ink-muted">Total</p>
      <p style={coming(share, 0.05, 0.2)} className="headline text-h1 numerals">
        655
      </p>
      <div style={{ opacity: between(share, 0.25, 0.4) }}>
        <ScoreRuler scale={TOTAL_SCALE} score={655} low={625} high={685} isLarge />
      </div>
      <p style={coming(share, 0.5)} className="text-ink-2">
        As high as or higher than 91% of test takers, July 2020 to June 2025.
      </p>
      <p style={coming(share, 0.68)} className="text-ink-2">
        There's a 2-in-3 chance your true level is between 625 and 685.
      </p>
    </Sheet>
  );
}

const REVIEWED: readonly { place: number; text: string; mark: Mark; why: string }[] = [
  {
    place: 1,
    text: "40%",
    mark: "chosen-wrong",
    why: "This adds the two percents, but they're percents of different amounts.",
  },
  {
    place: CHOSEN,
    text: "50%",
    mark: "right",
    why: "1.2 × cost is 0.8 × list price: 1.2 ÷ 0.8 = 1.5.",
  },
];

function SolutionScene({ share }: SceneProps) {
  return (
    <Sheet className="gap-3">
      {REVIEWED.map(({ place, text, mark, why }, turn) => (
        <div key={text} style={coming(share, 0.05 + turn * 0.35)}>
          <Row place={place} text={text} mark={mark}>
            {mark && <MarkSign mark={mark} />}
          </Row>
          <p style={coming(share, 0.2 + turn * 0.35)} className="mt-1.5 pl-13 text-sm text-ink-2">
            {why}
          </p>
        </div>
      ))}
    </Sheet>
  );
}

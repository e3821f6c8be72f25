import type { MockCard } from "@theta/contract";
import type { ReactNode } from "react";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { stateOfMock } from "../shared/mock-state.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ScoreReveal } from "./score-reveal.tsx";
import type { Reveal } from "./use-reveal.ts";

interface RevealSheetProps {
  mock: MockCard;
  title: string;
  reveal: Reveal;
  children: ReactNode;
  /** Shown next to the links to the report and the solutions. */
  actions: ReactNode;
}

/** The end of a mock: what has ended, the score, and what to look at next. */
export function RevealSheet({ mock, title, reveal, children, actions }: RevealSheetProps) {
  const state = stateOfMock({ ...mock, status: 3 });
  return (
    <ExamSheet
      name={mock.name}
      title={title}
      result={<ScoreReveal reveal={reveal} />}
      actions={
        <>
          {reveal.state !== "locked" && (
            <>
              <ButtonLink to="/mock-test-analytics" replace state={state}>
                See your full report
              </ButtonLink>
              <ButtonLink to="/mock-test-solution" replace state={state} variant="outline">
                Review the solutions
              </ButtonLink>
            </>
          )}
          {actions}
        </>
      }
    >
      {children}
    </ExamSheet>
  );
}

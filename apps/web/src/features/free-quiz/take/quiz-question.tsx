import { isSameAnswer, type TimeAllowed } from "@theta/contract";
import { CircleHelp } from "lucide-react";
import { useId, useState } from "react";
import type { QueueState } from "../../exam/queue/answer-queue.ts";
import { AnswerNotice } from "../../exam/frame/answer-notice.tsx";
import { ExamBar } from "../../exam/frame/exam-bar.tsx";
import { ExamFoot, ExamFrame } from "../../exam/frame/exam-frame.tsx";
import { UnsentBanner } from "../../exam/frame/exam-notices.tsx";
import { ExamTimer } from "../../exam/clock/exam-timer.tsx";
import { KeyHints } from "../../exam/frame/key-hints.tsx";
import { NextButton } from "../../exam/frame/next-button.tsx";
import { useGoOn } from "../../exam/frame/use-go-on.ts";
import { useDelayed } from "../../exam/frame/use-delayed.ts";
import { OpenCalculator } from "../../exam/tools/open-calculator.tsx";
import { ToolButtons } from "../../exam/tools/tool-buttons.tsx";
import { toolsFor } from "../../exam/tools/tool-name.ts";
import { type Tools, useTools } from "../../exam/tools/use-tools.ts";
import { isComplete } from "../../question/ask/answer.ts";
import { QuestionView } from "../../question/ask/question-view.tsx";
import type { SaveState } from "../../question/ask/save-state.tsx";
import { Button } from "../../../ui/button.tsx";
import type { AtQuizQuestion, QuizRun } from "./run/quiz-stage.ts";
import { QuizHelp } from "./quiz-help.tsx";

interface QuizQuestionProps {
  run: QuizRun;
  stage: AtQuizQuestion;
  queue: QueueState;
}

function QuizTimer({ run, time }: { run: QuizRun; time: TimeAllowed }) {
  return <ExamTimer millisecondsLeft={run.millisecondsLeft} onZero={run.timeIsUp} time={time} />;
}

export function QuizQuestion({ run, stage, queue }: QuizQuestionProps) {
  const { quiz, question, answer, isCatchingUp } = stage;
  const [isHelping, setHelping] = useState(false);
  const isBusy = queue.isAdvancing || isCatchingUp;
  const isSlow = useDelayed(isBusy, 400);
  const isOpen = !isBusy && !isHelping;
  const { questionId, order } = question;
  const headingId = useId();
  const goOn = useGoOn({ run, question, answer, isOpen });
  const tools = useTools({ available: toolsFor(question), enabled: !isHelping });
  return (
    <ExamFrame
      contentKey={questionId}
      bar={
        <ExamBar
          name={quiz.name}
          place={{ id: headingId, word: "Question", order, total: quiz.totalQuestions }}
          aside={<QuizTimer run={run} time={quiz.time} />}
        />
      }
      banner={
        queue.at === "waiting" && <UnsentBanner isDurable={queue.isDurable} time={quiz.time} />
      }
      notice={
        <>
          <OpenCalculator tools={tools} />
          <AnswerNotice {...{ question, stage, queue }} onRetry={run.retry} />
        </>
      }
      foot={
        <QuizFoot
          {...{ stage, queue, tools, isSlow }}
          onHelp={() => setHelping(true)}
          onNext={goOn}
        />
      }
    >
      <QuestionView
        question={question}
        answer={answer}
        onAnswer={run.choose}
        disabled={isSlow}
        saveState={saveStateOf(stage, queue)}
        labelledBy={headingId}
      />
      <QuizHelp
        open={isHelping}
        onOpenChange={setHelping}
        hasCalculator={hasCalculator(tools)}
        time={quiz.time}
      />
    </ExamFrame>
  );
}

interface QuizFootProps extends Pick<QuizQuestionProps, "stage" | "queue"> {
  tools: Tools;
  isSlow: boolean;
  onHelp: () => void;
  onNext: () => void;
}

function QuizFoot({ stage, queue, tools, isSlow, onHelp, onNext }: QuizFootProps) {
  const { quiz, question, isCatchingUp } = stage;
  return (
    <ExamFoot
      left={
        <div className="-ml-5 flex items-center">
          <Button variant="quiet" onClick={onHelp}>
            <CircleHelp aria-hidden="true" className="size-5" /> Help
          </Button>
          <ToolButtons tools={tools} />
        </div>
      }
      hints={
        <KeyHints hasLetters={question.layout === "options"} hasCalculator={hasCalculator(tools)} />
      }
      right={
        <NextButton
          isBusy={queue.isAdvancing || isCatchingUp}
          isSlow={isSlow}
          isLoading={isCatchingUp}
          disabled={queue.at === "refused"}
          onPress={onNext}
        >
          {question.order === quiz.totalQuestions ? "Submit Test" : "Next"}
        </NextButton>
      }
    />
  );
}

const hasCalculator = ({ available }: Tools) => available.includes("calculator");

/** Saved only when the server has confirmed the very answer on screen. */
function saveStateOf(
  { question, answer, saved }: AtQuizQuestion,
  { at }: QueueState,
): SaveState | undefined {
  if (!isComplete(question, answer) || at === "refused") return undefined;
  if (at === "waiting") return "waiting";
  if (at === "sending") return "saving";
  return isSameAnswer(answer, saved.answer) ? "saved" : undefined;
}

import { FORMAT_NAMES } from "@theta/contract";
import { type Ref, useCallback, useState } from "react";
import { toolsFor } from "../../exam/tools/tool-name.ts";
import { useTools } from "../../exam/tools/use-tools.ts";
import { isComplete } from "../../question/ask/answer.ts";
import { focusOpenPart, openWords } from "../../question/ask/open-parts.ts";
import { QuestionView } from "../../question/ask/question-view.tsx";
import { useOptionKeys } from "../../question/ask/use-option-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { CountUp } from "./count-up.tsx";
import { PanelNotice } from "./panel-notice.tsx";
import { PracticePanel } from "./practice-panel.tsx";
import { REASON_WORDS } from "../shared/practice-words.ts";
import { useBackOnline } from "./use-back-online.ts";
import { useEnter } from "./use-enter.ts";
import type { Asked } from "./use-practice.ts";
import { useTimeInView } from "./use-time-in-view.ts";

interface AskedQuestionProps {
  view: Asked;
  headingRef: Ref<HTMLHeadingElement>;
}

const NOTHING_CHOSEN = "Please select an option before proceeding";

/** A question to answer, without a clock to beat. */
export function AskedQuestion({ view, headingRef }: AskedQuestionProps) {
  const { question, reason, answer, onAnswer, onCheck, isChecking, failure } = view;
  const { time } = useTestSettings();
  const [wasTooEarly, setTooEarly] = useState(false);
  const [isDecided, setDecided] = useState(false);
  // Waiting for the connection or a slow server doesn't count as time on the question.
  const readTime = useTimeInView({ ...view, isCounting: !isDecided });
  // The same function, or the question would be rendered again with every key of the calculator.
  const choose = useCallback(
    (chosen: Parameters<typeof onAnswer>[0]) => {
      setTooEarly(false);
      setDecided(false);
      onAnswer(chosen);
    },
    [onAnswer],
  );
  function check() {
    if (isChecking) return;
    if (answer && isComplete(question, answer)) {
      setDecided(true);
      onCheck(answer, readTime());
    } else {
      setTooEarly(true);
      focusOpenPart(question, answer);
    }
  }
  const wanting = [NOTHING_CHOSEN, openWords(question, answer)].filter(Boolean).join(". ");
  const tools = useTools({ available: toolsFor(question), enabled: !isChecking });
  useOptionKeys({ question, onAnswer: choose, enabled: !isChecking });
  useEnter(check);
  useBackOnline(() => {
    if (failure?.offline) check();
  });
  return (
    <PracticePanel
      headingRef={headingRef}
      title={question.name}
      meta={[formatUnlessNamed(question), REASON_WORDS[reason]].filter(Boolean).join(" · ")}
      aside={time !== "no-clock" && <CountUp readTime={readTime} />}
      notice={
        <PanelNotice
          words={wasTooEarly ? wanting : failure && wordsFor(failure)}
          hint={hintOf(question)}
        />
      }
      tools={tools}
      action={
        <Button size="lg" busy={isChecking} busyLabel="Checking…" onClick={check}>
          {failure ? "Retry" : "Check answer"}
        </Button>
      }
    >
      <QuestionView question={question} answer={answer} onAnswer={choose} disabled={isChecking} />
    </PracticePanel>
  );
}

/** Many topics start with the name of their format. */
function formatUnlessNamed({ name, format }: Asked["question"]): string | null {
  return name.startsWith(FORMAT_NAMES[format]) ? null : FORMAT_NAMES[format];
}

const KEYS = "A to E to choose, Enter to check";
const CALCULATOR_KEYS = "Alt+C for the calculator";

function hintOf(question: Asked["question"]): string {
  const hasCalculator = toolsFor(question).includes("calculator");
  return [question.layout === "options" && KEYS, hasCalculator && CALCULATOR_KEYS]
    .filter(Boolean)
    .join(". ");
}

function wordsFor({ offline, message }: { offline: boolean; message: string }): string {
  if (!offline) return message;
  return "You're offline. Your choice stays here and will be sent when you're back online.";
}

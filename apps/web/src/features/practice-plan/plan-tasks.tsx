import type { PlanTask } from "@theta/contract";
import { Check, Circle, Minus } from "lucide-react";
import { startTransition, useOptimistic } from "react";
import { showFailure } from "../../lib/call/show-failure.ts";
import { Badge } from "../../ui/badge.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PlainLink, TextLink } from "../../ui/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useTickTaskMutation } from "./practice-plan-data.ts";
import { placeOf, whenWords } from "./plan-words.ts";

export function PlanTasks({ tasks }: { tasks: readonly PlanTask[] }) {
  return (
    <ul className="flex flex-col border-t border-line">
      {tasks.map((task) => (
        <TaskRow key={task.key} task={task} />
      ))}
    </ul>
  );
}

function TaskRow({ task }: { task: PlanTask }) {
  const { about, link, state } = task;
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        {task.progress ? <CountedTask task={task} /> : <OwnTask task={task} />}
        {about && <p className="pl-9 text-sm text-ink-2">{about}</p>}
        {link && state !== "left-out" && (
          <p className="mt-1 pl-9 text-sm print:hidden">
            <TaskLink link={link} title={task.title} />
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-start gap-x-3 gap-y-1 pl-9 text-sm text-ink-muted sm:justify-end sm:pl-0">
        {state === "overdue" && <Badge tone="caution">Overdue</Badge>}
        {state === "left-out" && <Badge>Skipped</Badge>}
        {whenWords(task)}
      </p>
    </li>
  );
}

/** Checked off by the server when it sees the work. */
function CountedTask({ task: { title, state, progress } }: { task: PlanTask }) {
  const isDone = state === "done";
  const Sign = isDone ? Check : state === "left-out" ? Minus : Circle;
  return (
    <p className="flex items-start gap-3">
      <Sign
        aria-hidden="true"
        strokeWidth={isDone ? 3 : 1.5}
        className={`mt-0.5 size-6 shrink-0 p-0.5 ${isDone ? "text-correct" : "text-ink-muted"}`}
      />
      <span>
        {isDone && <VisuallyHidden>Done: </VisuallyHidden>}
        {title}
        {progress && progress.of > 1 && (
          <span className="text-ink-muted numerals">
            {" "}
            ({progress.done} of {progress.of})
          </span>
        )}
      </span>
    </p>
  );
}

/** Checked off by the learner. */
function OwnTask({ task: { key, title, state } }: { task: PlanTask }) {
  const [tick] = useTickTaskMutation();
  const [isDone, showDone] = useOptimistic(state === "done");
  function change(wanted: boolean) {
    startTransition(async () => {
      // The query cache tells its readers only with the next frame. Until then, React would put the box back.
      showDone(wanted);
      try {
        await tick({ task: key, isDone: wanted }).unwrap();
      } catch (error) {
        showFailure(error, "We couldn't save that. Please try again.");
      }
    });
  }
  return (
    <Checkbox
      label={<span className="text-ink">{title}</span>}
      checked={isDone}
      onChange={(event) => change(event.target.checked)}
    />
  );
}

function TaskLink({ link, title }: { link: NonNullable<PlanTask["link"]>; title: string }) {
  const { to, label, state, isFile } = placeOf(link);
  const words = (
    <>
      {label}
      <VisuallyHidden> for: {title}</VisuallyHidden>
    </>
  );
  return isFile ? (
    <PlainLink href={to} target="_blank" rel="noopener">
      {words}
    </PlainLink>
  ) : (
    <TextLink to={to} state={state}>
      {words}
    </TextLink>
  );
}

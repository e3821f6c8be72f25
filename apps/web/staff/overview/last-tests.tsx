import { useLastTestsQuery } from "../learners/learners-data.ts";
import { SittingLink } from "../learners/sitting-link.tsx";
import { When } from "../shared/when.tsx";

/** What somebody who "lost a test" is most likely to mean. */
export function LastTests({ learnerId }: { learnerId: string }) {
  const { currentData: tests = [] } = useLastTestsQuery(learnerId, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {tests.map(({ kind, testId, name, startedAt, endedAt }) => (
        <li key={`${kind} ${testId}`} className="flex flex-wrap gap-x-3">
          <SittingLink
            name={name}
            learnerId={learnerId}
            {...(kind === "mock" ? { mockId: testId } : { quizId: testId })}
          />
          <span className="text-ink-2">
            {name}, <When at={startedAt} />
            {endedAt === null && ", running"}
          </span>
        </li>
      ))}
    </ul>
  );
}

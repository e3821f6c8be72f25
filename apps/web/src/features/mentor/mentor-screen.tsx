import { useState } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle, SectionHeading } from "../../ui/headings.tsx";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../ui/states.tsx";
import { draftOf, newDraft } from "./request-draft.ts";
import { type MentorRead, useMentorRequestsQuery } from "./mentor-data.ts";
import { MentorForm } from "./mentor-form.tsx";
import { RequestCard } from "./request-card.tsx";

/** The mentor session that comes with a plan: the form to ask for it, and where the request stands. */
export function MentorScreen() {
  const { data, isFetching, refetch } = useMentorRequestsQuery(undefined, {
    // Support may have settled it in the meantime.
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="page-width flex flex-col gap-10 py-8">
      <PageTitle lead="A one-hour session with one of our mentors about your studies, your scores, or your applications.">
        Mentor session
      </PageTitle>
      {data ? (
        <Hours read={data} />
      ) : isFetching ? (
        <SkeletonRows
          label="Loading your mentor session"
          rows={3}
          row="gap-6 py-6"
          lines={["w-72", "w-48"]}
          end="h-10 w-28"
          className="border-t border-ink"
        />
      ) : (
        <FailedState title="We couldn't load your mentor session." onRetry={() => void refetch()}>
          Our server didn't respond. Any request you've made is safe.
        </FailedState>
      )}
    </div>
  );
}

function Hours({ read: { requests, hours, hasPlan } }: { read: MentorRead }) {
  const [changing, setChanging] = useState<string | null>(
    // After a reload, an unfinished change continues.
    () => requests.find(draftOf)?.requestId ?? null,
  );
  const canAsk = hours.used < hours.of;
  return (
    <>
      {requests.map((request) =>
        changing === request.requestId && request.status === "requested" ? (
          <section key={request.requestId} aria-label="Change your request">
            <SectionHeading ruled>Change your request</SectionHeading>
            <MentorForm
              request={request}
              draft={draftOf(request)}
              onClose={() => setChanging(null)}
            />
          </section>
        ) : (
          <RequestCard
            key={request.requestId}
            request={request}
            onChange={() => setChanging(request.requestId)}
          />
        ),
      )}
      {canAsk && (
        <section aria-label="Request your mentor session">
          <SectionHeading ruled>Request your mentor session</SectionHeading>
          <MentorForm key={requests.length} draft={newDraft(requests)} />
        </section>
      )}
      {!canAsk && requests.length === 0 && (
        <EmptyState
          title="A mentor session comes with GMAT MENTOR"
          action={<ButtonLink to="/PlanAndPricing">View plans</ButtonLink>}
        >
          {hasPlan
            ? "Your plan doesn't include it."
            : "You don't have an active plan that includes it right now."}{" "}
          With GMAT MENTOR, you'll suggest three time slots here, and we'll confirm one.
        </EmptyState>
      )}
    </>
  );
}

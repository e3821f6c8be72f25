import type { StaffBooks } from "@theta/contract/staff";
import { showFailure } from "../../src/lib/call/show-failure.ts";
import { Button } from "../../src/ui/button.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import { Notice } from "../../src/ui/notice.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { When } from "../shared/when.tsx";
import { BooksResult } from "./books-result.tsx";
import { useBooksQuery, useCheckBooksMutation } from "./orders-data.ts";

const ASK_MILLISECONDS = 2_000;

/** Whether orders, payments, plans, refunds, and emails agree with each other and with the provider. */
export function BooksScreen() {
  const {
    data: books,
    isFetching,
    refetch,
  } = useBooksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // A second subscription, so that the first knows whether to ask again.
  useBooksQuery(undefined, { pollingInterval: books?.running ? ASK_MILLISECONDS : 0 });
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        over={<TextLink to="/staff/orders">Orders</TextLink>}
        lead="Compares orders, payments, plans, refunds, and emails with each other and with the payment provider. It changes nothing."
        aside={books && <CheckButton isRunning={books.running !== null} />}
      >
        The books
      </PageTitle>
      {books ? (
        <>
          {books.running && <Running running={books.running} />}
          <LastCheck last={books.last} isRunning={books.running !== null} />
        </>
      ) : isFetching ? (
        <SkeletonRows
          label="Loading the books"
          rows={4}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : (
        <FailedState title="We couldn't load the last check." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function CheckButton({ isRunning }: { isRunning: boolean }) {
  const [check, { isLoading }] = useCheckBooksMutation();
  return (
    <Button
      busy={isLoading || isRunning}
      busyLabel="Checking…"
      onClick={() => void check().unwrap().catch(showFailure)}
    >
      Check the books
    </Button>
  );
}

function Running({ running }: { running: NonNullable<StaffBooks["running"]> }) {
  const { requestedBy, requestedAt, compared, comparable } = running;
  return (
    <Notice tone="note">
      <p>
        A check is running, asked for by {requestedBy ?? "somebody who has left"},{" "}
        <When at={requestedAt} />. You can leave this page; the result will be here.
      </p>
      {comparable !== null && (
        <p className="numerals">
          {compared} of {comparable} orders compared with the provider.
        </p>
      )}
    </Notice>
  );
}

function LastCheck({ last, isRunning }: { last: StaffBooks["last"]; isRunning: boolean }) {
  if (!last) {
    if (isRunning) return null;
    return (
      <EmptyState title="The books haven't been checked here">
        A check takes a second or two for every ten orders. Its result stays on this page.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-2">
        Last checked <When at={last.finishedAt} />, asked for by{" "}
        {last.requestedBy ?? "somebody who has left"}.
      </p>
      {last.report ? (
        <BooksResult last={last} report={last.report} />
      ) : (
        <Notice tone="problem">
          The check didn't get to its end, so it says nothing. The server's log has the reason. Try
          it again; nothing was changed.
        </Notice>
      )}
    </div>
  );
}

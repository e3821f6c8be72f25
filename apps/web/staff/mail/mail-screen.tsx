import { type MailFacts, staffMail } from "@theta/contract/staff";
import { useState } from "react";
import { useParams } from "react-router";
import { codeOf } from "../../src/lib/call/code-of.ts";
import { Button } from "../../src/ui/button.tsx";
import { PageTitle, SectionHeading } from "../../src/ui/headings.tsx";
import { Notice } from "../../src/ui/notice.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import { KnownFacts } from "../shared/known-facts.tsx";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { When } from "../shared/when.tsx";
import { MailBadge } from "./mail-badge.tsx";
import { useMailFactsQuery, useRetryMailMutation } from "./mail-data.ts";

/** One email: what became of it, and trying it again. */
export function MailScreen() {
  const { mailId = "" } = useParams();
  const { data, error, isFetching, refetch } = useMailFactsQuery(mailId, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <Mail mail={data} onRefresh={() => void refetch()} isFetching={isFetching} />;
  const code = codeOf(staffMail.facts, error);
  return (
    <div className="flex flex-col gap-8">
      <PageTitle over={<ToMail />}>Email</PageTitle>
      {isFetching ? (
        <SkeletonRows
          label="Loading the email"
          rows={4}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : code === "no-such-mail" || code === "invalid-input" ? (
        <EmptyState title="There's no such email.">We delete emails after 30 days.</EmptyState>
      ) : (
        <FailedState title="We couldn't load the email." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function ToMail() {
  return <TextLink to="/staff/mail">Mail</TextLink>;
}

interface MailProps {
  mail: MailFacts;
  onRefresh: () => void;
  isFetching: boolean;
}

function Mail({ mail, onRefresh, isFetching }: MailProps) {
  const [isAsking, setAsking] = useState(false);
  const mayRetry = useMay("mail.retry") && mail.canRetry;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <PageTitle
        over={<ToMail />}
        aside={
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" busy={isFetching} onClick={onRefresh}>
              Refresh
            </Button>
            {mayRetry && <Button onClick={() => setAsking(true)}>Try again now</Button>}
          </div>
        }
      >
        {mail.subject}
      </PageTitle>
      <Notice tone={mail.state === "failed" ? "problem" : "note"}>{mail.story}</Notice>
      <KnownFacts facts={factsOf(mail)} />
      <Text mail={mail} />
      {isAsking && <RetryDialog mail={mail} onClose={() => setAsking(false)} />}
    </div>
  );
}

function factsOf(mail: MailFacts) {
  const { state, to, replyTo, tries, lastError, createdAt, nextAt, giveUpAt, endedAt } = mail;
  return [
    { name: "State", fact: <MailBadge state={state} /> },
    { name: "To", fact: to },
    ...(replyTo ? [{ name: "Answers go to", fact: replyTo }] : []),
    { name: "Written", fact: <When at={createdAt} /> },
    { name: "Tries", fact: tries },
    ...(endedAt === null
      ? []
      : [{ name: state === "sent" ? "Sent" : "Given up", fact: <When at={endedAt} /> }]),
    ...(nextAt === null ? [] : [{ name: "Next try", fact: <When at={nextAt} /> }]),
    ...(giveUpAt === null ? [] : [{ name: "Of use until", fact: <When at={giveUpAt} /> }]),
    ...(lastError ? [{ name: "Last error", fact: <code>{lastError}</code> }] : []),
  ];
}

function Text({ mail: { text, hasCode } }: { mail: MailFacts }) {
  return (
    <section className="flex flex-col gap-4">
      <SectionHeading ruled>Text</SectionHeading>
      {text === null ? (
        <p className="max-w-measure text-ink-2">
          {hasCode
            ? "We don't show the text of an email with a code: whoever has the code could use it."
            : "We delete the text of an email once it has been sent."}
        </p>
      ) : (
        <p className="max-w-measure whitespace-pre-line wrap-anywhere text-ink">{text}</p>
      )}
    </section>
  );
}

function RetryDialog({ mail, onClose }: { mail: MailFacts; onClose: () => void }) {
  const [retry] = useRetryMailMutation();
  return (
    <ReasonDialog
      title="Try this email again now?"
      description={`It goes to ${mail.to}, once. If it fails, we keep trying for a day.`}
      confirmLabel="Try again"
      onConfirm={(reason) => retry({ mailId: mail.mailId, reason }).unwrap()}
      onClose={onClose}
    />
  );
}

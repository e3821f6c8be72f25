import { type InboxMessage, staffInbox } from "@theta/contract/staff";
import { useParams } from "react-router";
import { codeOf } from "../../src/lib/call/code-of.ts";
import { PageTitle } from "../../src/ui/headings.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import { PlainLink, TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import { KnownFacts } from "../shared/known-facts.tsx";
import { itemPath } from "../items/item-words.ts";
import { When } from "../shared/when.tsx";
import { useMessageQuery } from "./inbox-data.ts";
import { MessageActions } from "./message-actions.tsx";
import { MessageThread } from "./message-thread.tsx";
import { ReplyForm } from "./reply-form.tsx";

const LOOK_AGAIN_MILLISECONDS = 3_000;

/** One message: what they wrote, what we answered, and the next answer. */
export function MessageScreen() {
  const { messageId = "" } = useParams();
  const { data, error, isFetching, refetch } = useMessageQuery(messageId, {
    refetchOnMountOrArgChange: true,
  });
  const isMailWaiting = data?.replies.some(({ mail }) => mail === "waiting") ?? false;
  // A second subscription, so that the first knows whether to look again.
  useMessageQuery(messageId, {
    pollingInterval: isMailWaiting ? LOOK_AGAIN_MILLISECONDS : 0,
    skipPollingIfUnfocused: true,
  });
  if (data) return <Message message={data} />;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle over={<ToInbox />}>Message</PageTitle>
      {isFetching ? (
        <SkeletonRows
          label="Loading the message"
          rows={4}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : codeOf(staffInbox.message, error) === "no-such-message" ||
        codeOf(staffInbox.message, error) === "invalid-input" ? (
        <EmptyState title="There's no such message.">
          It may have been deleted with its sender's account, or after a year.
        </EmptyState>
      ) : (
        <FailedState title="We couldn't load the message." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function ToInbox() {
  return <TextLink to="/staff/inbox">Inbox</TextLink>;
}

function Message({ message }: { message: InboxMessage }) {
  const { messageId, name, supportEmail } = message;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle over={<ToInbox />} aside={<MessageActions message={message} />}>
        {name}
      </PageTitle>
      <div className="grid content-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <MessageThread message={message} />
        <ReplyForm key={messageId} message={message} />
        <aside
          aria-label="About the sender"
          className="xl:col-start-2 xl:row-span-2 xl:row-start-1"
        >
          <Sender message={message} />
          <p className="mt-3 text-sm text-ink-muted">
            What they write back by email goes to {supportEmail} and doesn't show up here.
          </p>
        </aside>
      </div>
    </div>
  );
}

function Sender({ message }: { message: InboxMessage }) {
  const { messageId, name, email, phone, at, assignedTo, item } = message;
  const facts = [
    { name: "Name", fact: name },
    { name: "Email", fact: email },
    ...(phone
      ? [{ name: "Phone", fact: <PlainLink href={`tel:${phone}`}>{phone}</PlainLink> }]
      : []),
    ...(item ? [{ name: "Question", fact: <ReportedItem item={item} /> }] : []),
    { name: "Account", fact: <Account message={message} /> },
    { name: "Written", fact: <When at={at} /> },
    {
      name: "Number",
      fact: <span className="numerals">{messageId.slice(0, 8).toUpperCase()}</span>,
    },
    { name: "Assigned to", fact: assignedTo?.name ?? "Nobody" },
  ];
  return <KnownFacts facts={facts} />;
}

function ReportedItem({ item: { key, version } }: { item: NonNullable<InboxMessage["item"]> }) {
  const mayRead = useMay("items.read");
  if (!mayRead) return key;
  return <TextLink to={itemPath(key, version)}>{key}</TextLink>;
}

/** Anybody can type somebody else's address, so staff must know which it was. */
function Account({ message: { learner } }: { message: InboxMessage }) {
  const mayRead = useMay("learners.read");
  if (!learner) return "None with this address";
  const { learnerId, name, wasSignedIn } = learner;
  return (
    <>
      {mayRead ? <TextLink to={`/staff/learners/${learnerId}`}>{name}</TextLink> : name}
      <span className="block text-ink-muted">
        {wasSignedIn
          ? "They were signed in."
          : "They weren't signed in. Check that it's them before you say anything about the account."}
      </span>
    </>
  );
}

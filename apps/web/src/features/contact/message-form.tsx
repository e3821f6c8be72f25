import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea, TextField } from "../../ui/form/text-field.tsx";
import { PlainLink, TextLink } from "../../ui/text-link.tsx";
import { useSettings } from "../../lib/call/settings.ts";
import { type Fields, MESSAGE_MOST, NEARLY_FULL } from "./message-fields.ts";
import { useContactForm } from "./use-contact-form.ts";

interface MessageFormProps {
  from: Partial<Fields>;
  startsInMessage: boolean;
  onSent: (fields: Fields) => void;
}

export function MessageForm({ from, startsInMessage, onSent }: MessageFormProps) {
  const { form, field, isReady, busy, problem, length } = useContactForm({
    startsInMessage,
    onSent,
  });
  return (
    // It uses POST so that the text never ends up in the address if someone submits before our script loads.
    <form
      {...form}
      method="post"
      noValidate
      aria-label="Write to us"
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <Sender field={field} from={from} />
      <div className="sm:col-span-2">
        <TextArea
          {...field("message")}
          label="Message"
          rows={8}
          hint={length > NEARLY_FULL && roomLeft(length)}
          defaultValue={from.message}
        />
      </div>
      <Trap />
      <div className="flex flex-col gap-4 sm:col-span-2">
        {problem && <Problem>{problem}</Problem>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {/* Nothing can be sent until our script is there. */}
          <Button type="submit" size="lg" disabled={!isReady} busy={busy} busyLabel="Sending…">
            Submit
          </Button>
          <p className="max-w-sm text-sm text-ink-muted">
            We use your message to answer you, and delete it after 12 months. See our{" "}
            <TextLink to="/privacy-policy#messages">privacy policy</TextLink>.
          </p>
        </div>
      </div>
    </form>
  );
}

interface SenderProps {
  field: ReturnType<typeof useContactForm>["field"];
  from: Partial<Fields>;
}

function Sender({ field, from }: SenderProps) {
  return (
    <>
      <TextField
        {...field("firstName")}
        label="First name"
        autoComplete="given-name"
        defaultValue={from.firstName}
      />
      <TextField
        {...field("lastName")}
        label={<Optional>Last name</Optional>}
        autoComplete="family-name"
        defaultValue={from.lastName}
      />
      <TextField
        {...field("email")}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={from.email}
      />
      <TextField
        {...field("phone")}
        label={<Optional>Phone</Optional>}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={from.phone}
      />
    </>
  );
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-text text-ink-muted">(optional)</span>
    </>
  );
}

function roomLeft(length: number): string {
  const left = MESSAGE_MOST - length;
  if (left < 0) return `${characters(-left)} over the limit of 4,000.`;
  return `${left.toLocaleString("en")} of 4,000 characters left.`;
}

function characters(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "character" : "characters"}`;
}

function Problem({ children }: { children: string }) {
  const { supportEmail } = useSettings();
  return (
    <Notice tone="problem">
      <p>{children}</p>
      <p className="mt-1">
        What you wrote is still here. You can also email it to{" "}
        <PlainLink href={`mailto:${supportEmail}`}>{supportEmail}</PlainLink>.
      </p>
    </Notice>
  );
}

/** Hidden and out of the tab order, so only a bot fills it in. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

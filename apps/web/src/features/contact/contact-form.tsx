import { useState } from "react";
import { useLearner } from "../../lib/session/use-session.ts";
import { MessageForm } from "./message-form.tsx";
import type { Fields } from "./message-fields.ts";
import { MessageSent } from "./message-sent.tsx";

/** The form, replaced by what happens next once it's sent. */
export function ContactForm() {
  const learner = useLearner();
  const [sent, setSent] = useState<Fields | null>(null);
  const [again, setAgain] = useState<Fields | null>(null);
  if (sent) {
    return (
      <MessageSent
        email={sent.email}
        onAgain={() => {
          setAgain({ ...sent, message: "" });
          setSent(null);
        }}
      />
    );
  }
  return (
    <MessageForm
      // If someone signs in on this page or in another tab, the form gets their name.
      key={learner?.userId}
      from={again ?? (learner ? fieldsOf(learner) : {})}
      startsInMessage={again !== null}
      onSent={setSent}
    />
  );
}

interface Person {
  name: string;
  email: string;
  phone: string;
}

/** Accounts have a single name field; its first word becomes the first name. */
function fieldsOf({ name, email, phone }: Person): Partial<Fields> {
  const [firstName = "", ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(" "), email, phone };
}

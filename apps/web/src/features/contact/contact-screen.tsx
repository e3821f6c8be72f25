import { useSettings } from "../../lib/call/settings.ts";
import { PageTitle } from "../../ui/headings.tsx";
import { PlainLink } from "../../ui/text-link.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { LEAD } from "./contact-words.ts";

export function ContactScreen() {
  return (
    <div className="page-width flex flex-col gap-10 py-10 pb-(--section) lg:gap-12 lg:py-14">
      <PageTitle lead={LEAD}>Let&apos;s Talk</PageTitle>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_4fr]">
        <div className="needs-scripts">
          <ContactForm />
        </div>
        <WithoutScripts />
        <ContactDetails />
      </div>
    </div>
  );
}

function WithoutScripts() {
  const { supportEmail } = useSettings();
  return (
    <p className="without-scripts max-w-measure font-serif text-read">
      This form needs JavaScript, which is turned off in your browser. Email us at{" "}
      <PlainLink href={`mailto:${supportEmail}`}>{supportEmail}</PlainLink> instead. It reaches the
      same people.
    </p>
  );
}

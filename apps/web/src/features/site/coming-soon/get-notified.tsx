import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";

/** The specification hides it, because nothing gets sent yet to anyone who asks. */
export function GetNotified() {
  return (
    <section hidden aria-labelledby="get-notified">
      <h2 id="get-notified" className="headline text-h4">
        Get Notified
      </h2>
      <div className="mt-3 flex max-w-xl flex-wrap gap-2">
        <TextField label="Email" hideLabel type="email" placeholder="Enter Your Email Id" />
        <Button>Notify me</Button>
      </div>
    </section>
  );
}

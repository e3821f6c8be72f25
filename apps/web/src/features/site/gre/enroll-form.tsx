import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { examPlace } from "../../../lib/page/exam-place.ts";
import { loadDocument } from "../../../lib/page/load-document.ts";
import { readLearner } from "../../../lib/session/local-session.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { toast } from "../../../ui/overlay/toast.ts";

/**
 * Takes what was typed to the sign-up page, as it was typed. Without scripts it is a plain form that leads
 * there; the field has no name, so that no page address ever holds an email.
 */
export function EnrollForm() {
  const navigate = useNavigate();
  function enroll(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (readLearner()) {
      toast.info("You're already signed in. GRE tests aren't here yet, but here's what's coming.");
      const { path, state } = examPlace("gre");
      return void navigate(path, { state });
    }
    // As it stands in the page: it may have been typed before this script was there.
    const email = event.currentTarget.querySelector("input")?.value ?? "";
    void navigate("/signup", { state: email });
    // Its own document, which alone lets Google's button in.
    loadDocument();
  }
  return (
    <form
      action="/signup"
      onSubmit={enroll}
      noValidate
      className="mt-6 flex max-w-xl flex-wrap gap-2"
    >
      <div className="min-w-0 flex-1 basis-52">
        <TextField
          label="Email"
          hideLabel
          type="email"
          autoComplete="email"
          placeholder="Enter Your Email Id"
        />
      </div>
      <Button type="submit" size="lg" className="max-sm:w-full" worksAlone>
        Enroll Yourself
      </Button>
    </form>
  );
}

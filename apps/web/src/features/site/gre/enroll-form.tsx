import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { examPlace } from "../../../lib/page/exam-place.ts";
import { loadDocument } from "../../../lib/page/load-document.ts";
import { readLearner } from "../../../lib/session/local-session.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { toast } from "../../../ui/overlay/toast.ts";

/**
 * Passes what was typed on to the sign-up page, unchanged. Without scripts, it's a plain form that leads
 * there; the field has no name, so no page address ever contains an email.
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
    // Read from the page, because it may have been typed before this script loaded.
    const email = event.currentTarget.querySelector("input")?.value ?? "";
    void navigate("/signup", { state: email });
    // Only its own document allows Google's button.
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

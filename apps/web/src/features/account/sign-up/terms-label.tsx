import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** The links open beside the form, so that reading the terms does not empty it. */
export function TermsLabel() {
  return (
    <>
      I am 13 or older and accept the <Text to="/term-condition">terms and conditions</Text> and the{" "}
      <Text to="/privacy-policy">privacy policy</Text>.
    </>
  );
}

function Text({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  );
}

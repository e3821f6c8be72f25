import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** The links open in a new tab, so that reading the terms doesn't empty the form. */
export function TermsLabel() {
  return (
    <>
      I'm 13 or older and accept the <Text to="/term-condition">terms and conditions</Text> and{" "}
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

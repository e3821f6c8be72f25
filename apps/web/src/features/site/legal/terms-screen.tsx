import { LegalPage } from "./legal-page.tsx";
import { TERMS } from "./terms-words.ts";

export function TermsScreen() {
  return <LegalPage text={TERMS} />;
}

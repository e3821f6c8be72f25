import { LegalPage } from "./legal-page.tsx";
import { PRIVACY } from "./privacy-words.ts";

export function PrivacyPolicyScreen() {
  return <LegalPage text={PRIVACY} />;
}

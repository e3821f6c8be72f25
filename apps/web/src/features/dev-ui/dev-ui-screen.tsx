import { Logo } from "../../ui/logo.tsx";
import { PlainLink } from "../../ui/text-link.tsx";
import { ThemeSwitch } from "../../ui/theme/theme-switch.tsx";
import { ActionsPart } from "./actions-part.tsx";
import { DataPart } from "./data-part.tsx";
import { FormsPart } from "./forms-part.tsx";
import { FoundationPart, GalleryTitle } from "./foundation-part.tsx";
import { OverlaysPart } from "./overlays-part.tsx";
import { QuestionsPart } from "./questions-part.tsx";
import { StatesPart } from "./states-part.tsx";

const GROUPS = [
  ["foundation", "Foundation"],
  ["actions", "Actions and marks"],
  ["forms", "Forms"],
  ["overlays", "Overlays"],
  ["data", "Figures"],
  ["states", "States of a list"],
  ["questions", "Questions"],
] as const;

/** The page that visual checks photograph, outside both layouts. */
export function DevUiScreen() {
  return (
    <>
      <header className="page-width flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
        <Logo />
        <ThemeSwitch />
      </header>
      <main className="page-width pt-10 pb-section">
        <GalleryTitle />
        <nav aria-label="Component groups" className="mt-6">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {GROUPS.map(([id, title]) => (
              <li key={id}>
                <PlainLink href={`#${id}`}>{title}</PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        <FoundationPart />
        <ActionsPart />
        <FormsPart />
        <OverlaysPart />
        <DataPart />
        <StatesPart />
        <QuestionsPart />
      </main>
    </>
  );
}

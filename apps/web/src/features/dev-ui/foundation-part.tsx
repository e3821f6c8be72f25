import { AbilityCurve, FirstRung } from "../../ui/ability-curve.tsx";
import { PageTitle, SectionHeading } from "../../ui/headings.tsx";
import { Logo, Mark } from "../../ui/logo.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Group, Row, Specimen } from "./specimen.tsx";

const GROUNDS = ["bg-paper", "bg-surface", "bg-raised", "bg-sunk", "bg-band"];
const SOFT_GROUNDS = [
  ["bg-brand-soft text-brand-strong", "brand"],
  ["bg-correct-soft text-correct", "correct"],
  ["bg-incorrect-soft text-incorrect", "incorrect"],
  ["bg-caution-soft text-caution", "caution"],
] as const;

export function FoundationPart() {
  return (
    <Group id="foundation" title="Foundation">
      <Specimen title="Mark and name" bothThemes>
        {() => (
          <Row>
            <Logo />
            <Mark className="h-12 text-ink" />
            <span className="inline-flex rounded-md bg-exam-bar p-3">
              <Mark className="h-6 text-on-exam-bar" />
            </span>
          </Row>
        )}
      </Specimen>
      <Specimen title="Color by role" bothThemes>
        {() => (
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {GROUNDS.map((ground) => (
              <div key={ground} className={`${ground} rounded-md border border-line p-3 text-sm`}>
                <p className="text-ink">{ground.slice(3)}</p>
                <p className="text-ink-muted">muted</p>
              </div>
            ))}
            {SOFT_GROUNDS.map(([look, name]) => (
              <div key={name} className={`${look} rounded-md p-3 text-sm font-strong`}>
                <p>{name}</p>
              </div>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen title="Type">{() => <TypeSizes />}</Specimen>
      <Specimen title="Section heading">
        {() => (
          <div className="flex flex-col gap-8">
            <SectionHeading level={3} aside={<TextLink to="/dev/ui">View all</TextLink>}>
              Section heading with an aside
            </SectionHeading>
            <SectionHeading level={3} ruled>
              Section heading over a rule
            </SectionHeading>
          </div>
        )}
      </Specimen>
      <Specimen title="Motif" bothThemes>
        {() => (
          <div className="flex flex-col items-start gap-8">
            <AbilityCurve className="max-w-96" />
            <FirstRung />
          </div>
        )}
      </Specimen>
    </Group>
  );
}

function TypeSizes() {
  return (
    <div className="flex flex-col gap-4">
      <p className="headline text-h1">Scores you can trust</p>
      <p className="headline text-h2">Your path through the section</p>
      <p className="headline text-h3">Mock Test 3</p>
      <p className="max-w-measure font-serif text-read">
        Theta, θ, is the ability that an adaptive test estimates; π is only a number. If <i>x</i>{" "}
        and <i>y</i> are positive integers and 3<i>x</i> + 5<i>y</i> = 47, how many pairs (<i>x</i>,{" "}
        <i>y</i>) are there? Three: 2<i>y</i> leaves 2 when divided by 3, so <i>y</i> is 1, 4 or 7.
      </p>
      <p>
        Interface text with a <TextLink to="/dev/ui">link inside the product</TextLink>, and figures
        that keep their place: <span className="numerals">31:48, 11:11, 08:00</span>.
      </p>
      <p className="font-serif text-score">655</p>
    </div>
  );
}

/** The gallery's title shows the component at full size. */
export function GalleryTitle() {
  return (
    <PageTitle over="Not part of the product" lead="Every component in every state.">
      Components
    </PageTitle>
  );
}

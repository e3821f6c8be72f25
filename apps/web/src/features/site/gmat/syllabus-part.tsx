import { PlainLink } from "../../../ui/text-link.tsx";
import { SYLLABUS } from "./syllabus-words.ts";
import { WideSection } from "./wide-section.tsx";

export function SyllabusPart() {
  return (
    <WideSection
      id="syllabus"
      title="Syllabus"
      lead="Every topic in the three sections. Quantitative and Verbal are grouped as in the official score report."
      more={<PlainLink href="/signup">Practice by topic for free</PlainLink>}
    >
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr] lg:gap-y-0">
        {SYLLABUS.map(({ section, about, topics }) => (
          <div
            key={section}
            className="border-t border-ink pt-5 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
          >
            <h3 className="headline text-h3">{section}</h3>
            <p className="mt-2 max-w-measure text-ink-2">{about}</p>
            <dl className="mt-4 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-12">
              {topics.map(({ name, parts }) => (
                <div key={name} className="border-t border-line py-4 md:max-lg:last:odd:col-span-2">
                  <dt className="font-strong">{name}</dt>
                  <dd className="mt-1 max-w-measure text-ink-2">{parts}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </WideSection>
  );
}

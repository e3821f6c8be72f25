import { Mail } from "lucide-react";
import { useId } from "react";
import { useSettings } from "../../../lib/call/settings.ts";
import { buttonLook } from "../../../ui/button-look.ts";
import type { Opening } from "./openings.ts";

export function OpenPosition({ opening }: { opening: Opening }) {
  const { title, id, facts, summary, tasks, asks } = opening;
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-8 gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id={titleId} className="headline text-h2">
          {title}
        </h2>
        <dl className="mt-3 flex flex-col gap-1 text-sm">
          {facts.map(([term, text]) => (
            <div key={term} className="grid max-w-xs grid-cols-[5.5rem_1fr]">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="border-t border-ink pt-5">
        <p className="max-w-measure font-serif text-read">{summary}</p>
        <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <Points title="What you'll do" points={tasks} />
          <Points title="What we're looking for" points={asks} />
        </div>
        <Apply title={title} />
      </div>
    </section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="headline text-h4">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-2">
        {points.map((point) => (
          <li key={point} className="border-b border-line py-3 text-ink-2">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Apply({ title }: { title: string }) {
  const { supportEmail } = useSettings();
  return (
    <p className="mt-6">
      <a
        href={`mailto:${supportEmail}?subject=${encodeURIComponent(title)}`}
        className={buttonLook({ variant: "outline" })}
      >
        <Mail aria-hidden="true" className="size-4 shrink-0" />
        Apply as {title}
      </a>
    </p>
  );
}

import { Plus } from "lucide-react";
import { useId, useState, type ReactNode } from "react";

export interface AccordionItem {
  /** Also the key, because no two items have the same title. */
  title: string;
  content: ReactNode;
  open?: boolean | undefined;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The level that fits the headings around it. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Questions and answers under a dark rule; each one opens and closes independently. */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  return (
    <div className="border-t border-ink">
      {items.map((item) => (
        <Item key={item.title} item={item} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function Item({ item, headingLevel }: { item: AccordionItem; headingLevel: 2 | 3 | 4 }) {
  const [open, setOpen] = useState(item.open ?? false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="border-b border-line">
      <Heading className="headline text-h4">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="group flex w-full items-center justify-between gap-6 rounded-sm py-4 text-left hover:text-action"
        >
          {item.title}
          <Plus
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-2 transition-transform duration-(--t-base) group-aria-expanded:rotate-45"
          />
        </button>
      </Heading>
      <div id={id} hidden={!open} className="accordion-panel max-w-measure pb-5 text-ink-2">
        {item.content}
      </div>
    </div>
  );
}

import { Tabs as Headless } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { watchEdges } from "./scroll-edges.ts";

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

interface TabsProps {
  /** What the tabs divide, for those who listen. */
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** For a few long names: on a phone all are in sight, side by side and on two lines. */
  spread?: boolean | undefined;
  /** They divide a whole page: its edges are theirs, and all the height that is left. */
  page?: boolean | undefined;
  /** On paper all contents stand one after the other, and there are no tabs. */
  printsAll?: boolean | undefined;
}

export function Tabs({
  label,
  tabs,
  defaultValue,
  value,
  onValueChange,
  spread = false,
  page = false,
  printsAll = false,
}: TabsProps) {
  const chosen = useRef(value);
  useEffect(() => {
    chosen.current = value;
  });
  /** A press tells of itself twice, as a press and as the focus that it brings; we tell it once. */
  function choose(next: string) {
    if (next === chosen.current) return;
    chosen.current = next;
    onValueChange?.(next);
  }
  return (
    <Headless.Root
      {...(value === undefined
        ? { defaultValue: defaultValue ?? tabs[0]?.value ?? "" }
        : { value })}
      onValueChange={choose}
      className={classNames(page && "flex flex-1 flex-col")}
    >
      <div className={classNames("scroll-edges", printsAll && "print:hidden")}>
        <Headless.List
          aria-label={label}
          ref={watch}
          className={classNames(
            "flex gap-4 overflow-x-auto overflow-y-hidden",
            page ? "px-gutter" : "border-b border-line",
            spread && "max-sm:gap-2 max-sm:*:min-w-0 max-sm:*:flex-1 max-sm:*:shrink",
          )}
        >
          {tabs.map((tab) => (
            <Headless.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled ?? false}
              className="relative min-h-11 shrink-0 px-1 py-2.5 text-ink-2 transition-control -outline-offset-2 hover:text-ink focus-visible:shadow-none disabled:text-ink-muted data-[state=active]:font-strong data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-(--tick) data-[state=active]:after:bg-ink"
            >
              {tab.label}
            </Headless.Trigger>
          ))}
        </Headless.List>
      </div>
      {tabs.map((tab) => (
        <Headless.Content
          key={tab.value}
          value={tab.value}
          {...(printsAll && { forceMount: true })}
          className={classNames(page ? "flex flex-1 flex-col" : "pt-6", printsAll && PRINTED)}
        >
          {tab.content}
        </Headless.Content>
      ))}
    </Headless.Root>
  );
}

function watch(list: HTMLDivElement | null) {
  return list ? watchEdges(list) : undefined;
}

const PRINTED =
  "data-[state=inactive]:hidden print:break-before-page print:data-[state=inactive]:block";

import { Tabs as Headless } from "radix-ui";
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { watchEdges } from "./browser/scroll-edges.ts";

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** For a few long names: on a phone, all are visible, side by side and on two lines. */
  spread?: boolean | undefined;
  /** They divide a whole page, so they take its full width and the rest of its height. */
  page?: boolean | undefined;
  /**
   * In print and without scripts, all contents follow one another, and there are no tabs: for a page that works
   * without scripts.
   */
  readWhole?: boolean | undefined;
}

export function Tabs({
  label,
  tabs,
  defaultValue,
  value,
  onValueChange,
  spread = false,
  page = false,
  readWhole = false,
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value ?? "");
  // The tab shows the press in the next frame. Large contents follow once they're drawn; until then, the old ones stay.
  const ownShown = useDeferredValue(own);
  const chosen = useRef(value);
  useEffect(() => {
    chosen.current = value;
  });
  /** A press triggers two events, itself and the focus it causes; we report it once. */
  function choose(next: string) {
    if (next === chosen.current) return;
    chosen.current = next;
    setOwn(next);
    onValueChange?.(next);
  }
  // A caller that sets the value may have contents for that tab only.
  const shown = value ?? ownShown;
  return (
    <Headless.Root
      value={value ?? own}
      onValueChange={choose}
      className={classNames(page && "flex flex-1 flex-col")}
    >
      <TabList {...{ label, tabs, spread, page, readWhole }} />
      {readWhole ? (
        tabs.map((tab) => <Panel key={tab.value} tab={tab} className={`pt-6 ${WHOLE}`} />)
      ) : (
        // One element for all: a focus on it survives the change.
        <Panel
          tab={tabs.find((tab) => tab.value === shown)}
          className={page ? "flex flex-1 flex-col" : "pt-6"}
        />
      )}
    </Headless.Root>
  );
}

function Panel({ tab, className }: { tab: Tab | undefined; className: string }) {
  if (!tab) return null;
  const { value, content } = tab;
  return (
    <Headless.Content asChild forceMount value={value} className={className}>
      <Unstyled>
        <Fragment key={value}>{content}</Fragment>
      </Unstyled>
    </Headless.Content>
  );
}

type TabListProps = Pick<TabsProps, "label" | "tabs" | "spread" | "page" | "readWhole">;

function TabList({ label, tabs, spread, page, readWhole }: TabListProps) {
  return (
    <div className={classNames("scroll-edges", readWhole && "print:hidden noscript:hidden")}>
      <Headless.List
        asChild
        aria-label={label}
        ref={watch}
        className={classNames(
          "flex gap-4 overflow-x-auto overflow-y-hidden",
          page ? "px-gutter" : "border-b border-line",
          spread && "max-sm:gap-2 max-sm:*:min-w-0 max-sm:*:flex-1 max-sm:*:shrink",
        )}
      >
        <Unstyled>
          {tabs.map((tab) => (
            <Headless.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled ?? false}
              className="relative min-h-11 max-w-full shrink-0 px-1 py-2.5 text-ink-2 transition-control -outline-offset-2 hover:text-ink focus-visible:shadow-none disabled:text-ink-muted data-[state=active]:font-strong data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-(--tick) data-[state=active]:after:bg-ink"
            >
              {tab.label}
            </Headless.Trigger>
          ))}
        </Unstyled>
      </Headless.List>
    </div>
  );
}

/**
 * The library adds inline styles that we don't need, and the policy of prerendered pages doesn't allow them
 * in the HTML.
 */
function Unstyled({ style: _style, ...rest }: ComponentProps<"div">) {
  return <div {...rest} />;
}

function watch(list: HTMLDivElement | null) {
  return list ? watchEdges(list) : undefined;
}

const WHOLE =
  "data-[state=inactive]:hidden print:data-[state=inactive]:block noscript:data-[state=inactive]:block";

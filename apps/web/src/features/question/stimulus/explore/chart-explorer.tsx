import type { QuestionTable } from "@theta/contract";
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Switch } from "../../../../ui/form/switch.tsx";
import {
  type ChartPlace,
  type ChartPlaces,
  chartPlaces,
  placeAfter,
  placeWords,
} from "./chart-places.ts";
import { playTone } from "./tone.ts";

interface ChartExplorerProps {
  numbers: QuestionTable;
  onClose: () => void;
}

/**
 * A chart to walk through with the arrow keys, value by value, for those who can't see it or who find a grid of
 * numbers too much at once. A tone that rises with the value gives its shape.
 */
export function ChartExplorer({ numbers, onClose }: ChartExplorerProps) {
  const places = useMemo(() => chartPlaces(numbers), [numbers]);
  const [place, setPlace] = useState<ChartPlace>({ point: 0, series: 0 });
  const [hasSound, setSound] = useState(false);
  const keysId = useId();

  const goTo = (next: ChartPlace) => {
    setPlace(next);
    if (hasSound) sound(next, places);
  };
  return (
    <div className="relative z-1 mt-2 scroll-mb-28 border border-line p-4 print:hidden">
      <Readout
        label={`Values of the chart: ${numbers.caption}`}
        keysId={keysId}
        {...{ place, places, goTo, onClose }}
      />
      <p id={keysId} className="mt-2 text-sm text-ink-muted">
        Left and right arrows: next point.
        {places.values.length > 1 && " Up and down arrows: another value of the point."} Home and
        End: first and last. [ and ]: least and greatest. Esc: close.
      </p>
      <Switch
        label="Play a tone for each value"
        className="mt-2"
        checked={hasSound}
        onChange={({ target }) => {
          setSound(target.checked);
          if (target.checked) sound(place, places);
        }}
      />
    </div>
  );
}

interface ReadoutProps {
  label: string;
  /** The element that explains the keys. */
  keysId: string;
  place: ChartPlace;
  places: ChartPlaces;
  goTo: (place: ChartPlace) => void;
  onClose: () => void;
}

/** The value at hand. A screen reader passes the arrow keys on only to an application. */
function Readout({ label, keysId, place, places, goTo, onClose }: ReadoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    // The whole panel, clear of the bar at the bottom of a test.
    frame.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfter(event.key, place, places);
    if (next === null && event.key !== "Escape") return;
    // The question's own keys must not answer it meanwhile.
    event.preventDefault();
    event.stopPropagation();
    if (next) goTo(next);
    else onClose();
  };

  const { name, texts } = places.values[place.series]!;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      role="application"
      aria-label={label}
      aria-roledescription="chart"
      aria-describedby={keysId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="rounded-sm"
    >
      <p aria-hidden="true" className="text-sm text-ink-muted">
        {places.points[place.point]} · {place.point + 1} of {places.points.length}
      </p>
      <p aria-hidden="true" className="font-strong numerals">
        {name}: {texts[place.point]}
      </p>
      <p aria-live="assertive" className="sr-only">
        {placeWords(place, places)}
      </p>
    </div>
  );
}

function sound({ point, series }: ChartPlace, { values }: ChartPlaces): void {
  const height = values[series]!.heights[point] ?? null;
  if (height !== null) playTone(height);
}

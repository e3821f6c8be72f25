import { useReducedMotion } from "../../../../ui/browser/use-reduced-motion.ts";
import { chapterAt, CHAPTERS } from "./chapters.ts";
import { SCENES } from "./scenes.tsx";

/** The picture. With reduced motion, each chapter shows its end. */
export function Stage({ second }: { second: number }) {
  const isStill = useReducedMotion();
  const { place, share } = chapterAt(second);
  const chapter = CHAPTERS[place];
  if (!chapter) return null;
  const Scene = SCENES[chapter.name];
  // Before playback, the poster shows a finished chapter.
  const shown = isStill || second === 0 ? 1 : share;
  return (
    <div
      aria-hidden="true"
      inert
      className="@container flex h-80 items-center overflow-hidden rounded-lg border border-line bg-paper px-4 sm:h-96 sm:px-8"
    >
      <Scene share={shown} />
    </div>
  );
}

import { Pause, Play } from "lucide-react";
import { classNames } from "../../../../ui/class-names.ts";
import { Button } from "../../../../ui/button.tsx";
import { chapterAt, CHAPTERS, LENGTH, STARTS } from "./chapters.ts";
import { Stage } from "./stage.tsx";
import { type Player, usePlayer } from "./use-player.ts";

/** The tour: an animation with captions, played on request. */
export function Walkthrough() {
  const player = usePlayer();
  const { place } = chapterAt(player.second);
  return (
    <section
      aria-labelledby="walkthrough-title"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id="walkthrough-title" className="headline text-h2">
          Theta in a minute
        </h2>
        <p className="mt-2 max-w-xs text-ink-2">
          A silent tour in six short chapters, with captions.
        </p>
        <Chapters now={place} player={player} />
      </div>
      <figure aria-labelledby="walkthrough-title" className="min-w-0">
        <Stage second={player.second} />
        <Controls player={player} />
        <figcaption
          aria-live={player.isPlaying ? "off" : "polite"}
          className="mt-3 min-h-[4lh] sm:min-h-[2lh]"
        >
          <span className="font-strong">{CHAPTERS[place]?.title}.</span>{" "}
          <span className="font-serif text-ink-2">{CHAPTERS[place]?.caption}</span>
        </figcaption>
      </figure>
    </section>
  );
}

/** Each button goes to its chapter; without scripts, this list is the tour. */
function Chapters({ now, player }: { now: number; player: Player }) {
  return (
    <>
      <ol className="needs-scripts mt-6 border-t border-ink">
        {CHAPTERS.map(({ name, title }, place) => (
          <li key={name} className="border-b border-line">
            <button
              type="button"
              aria-current={place === now ? "step" : undefined}
              onClick={() => player.goTo(STARTS[place] ?? 0)}
              className={classNames(
                "flex min-h-10 w-full items-center gap-3 rounded-sm text-left text-sm transition-control hover:text-ink pointer-coarse:min-h-11",
                place === now ? "font-strong text-ink" : "text-ink-2",
              )}
            >
              <span aria-hidden="true" className="w-4 text-ink-muted numerals">
                {place + 1}
              </span>
              {title}
            </button>
          </li>
        ))}
      </ol>
      <ol className="without-scripts mt-6 border-t border-ink">
        {CHAPTERS.map(({ name, title, caption }) => (
          <li key={name} className="border-b border-line py-2 text-sm text-ink-2">
            <span className="font-strong text-ink">{title}.</span> {caption}
          </li>
        ))}
      </ol>
    </>
  );
}

function Controls({ player: { second, isPlaying, play, pause, goTo } }: { player: Player }) {
  const Sign = isPlaying ? Pause : Play;
  return (
    <div className="needs-scripts mt-4 flex items-center gap-4">
      <Button
        variant="outline"
        size="sm"
        onClick={isPlaying ? pause : play}
        className="w-32 shrink-0"
      >
        <Sign aria-hidden="true" className="size-4" />
        {isPlaying ? "Pause" : second >= LENGTH ? "Play again" : "Play"}
      </Button>
      <input
        type="range"
        aria-label="Position in the tour"
        aria-valuetext={`${Math.floor(second)} of ${LENGTH} seconds`}
        min={0}
        max={LENGTH}
        step={1}
        value={Math.floor(second)}
        onChange={(event) => goTo(Number(event.target.value))}
        className="h-6 min-w-0 flex-1 accent-ink"
      />
      <span aria-hidden="true" className="shrink-0 text-sm text-ink-muted numerals">
        {clock(second)} / {clock(LENGTH)}
      </span>
    </div>
  );
}

const clock = (second: number) =>
  `${Math.floor(second / 60)}:${String(Math.floor(second) % 60).padStart(2, "0")}`;

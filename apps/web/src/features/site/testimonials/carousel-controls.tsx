import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface CarouselControlsProps {
  count: number;
  /** The first slide in view. */
  current: number;
  isPlaying: boolean;
  /** The id of the element they control. */
  controls: string;
  onToggle: () => void;
  onStep: (by: 1 | -1) => void;
  onShow: (slide: number) => void;
}

export function CarouselControls({
  count,
  current,
  isPlaying,
  controls,
  onToggle,
  onStep,
  onShow,
}: CarouselControlsProps) {
  const Sign = isPlaying ? Pause : Play;
  return (
    <div className="needs-scripts flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <div className="flex gap-2">
        {/* With reduced motion, nothing moves on its own, so there's nothing to pause. */}
        <IconButton
          label={isPlaying ? "Pause the testimonials" : "Play the testimonials"}
          controls={controls}
          onPress={onToggle}
          className="motion-reduce:hidden"
        >
          <Sign aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Previous testimonial" controls={controls} onPress={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Next testimonial" controls={controls} onPress={() => onStep(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="group" aria-label="Choose a testimonial" className="flex">
        {Array.from({ length: count }, (_, slide) => (
          <Dot
            key={slide}
            label={`Testimonial ${slide + 1}`}
            isCurrent={slide === current}
            controls={controls}
            onPress={() => onShow(slide)}
          />
        ))}
      </div>
    </div>
  );
}

interface IconButtonProps {
  label: string;
  controls: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

function IconButton({ label, controls, onPress, className, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      onClick={onPress}
      className={classNames(
        "flex size-10 items-center justify-center rounded-md border border-line-strong bg-surface transition-control hover:border-ink hover:bg-raised pointer-coarse:size-11",
        className,
      )}
    >
      {children}
    </button>
  );
}

interface DotProps {
  label: string;
  isCurrent: boolean;
  controls: string;
  onPress: () => void;
}

/** An open ring; filled for the current slide. */
function Dot({ label, isCurrent, controls, onPress }: DotProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      aria-current={isCurrent || undefined}
      onClick={onPress}
      className="group flex h-10 w-7 items-center justify-center rounded-sm pointer-coarse:size-11"
    >
      <span
        className={classNames(
          "size-2.5 rounded-full border transition-control",
          isCurrent
            ? "border-ink bg-ink"
            : "border-line-strong group-hover:border-ink group-hover:bg-band",
        )}
      />
    </button>
  );
}

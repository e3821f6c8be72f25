import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SkeletonProps {
  /** What's loading: "Loading mock tests". */
  label: string;
  className?: string | undefined;
  /** SkeletonText and SkeletonBlock, laid out like the content to come. */
  children: ReactNode;
}

/** A placeholder for something that's loading; screen readers say so once. */
export function Skeleton({ label, className, children }: SkeletonProps) {
  return (
    <div>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}

const SHADE = "block rounded-sm bg-band animate-breathe";

/** Lines of text, each as high as the line it replaces, and the last one shorter. */
export function SkeletonText({ lines = 1, className }: { lines?: number; className?: string }) {
  return (
    <span className={classNames("block", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="flex h-[1lh] items-center">
          <span
            className={classNames(SHADE, "h-[0.7em]", line === lines - 1 ? "w-3/5" : "w-full")}
          />
        </span>
      ))}
    </span>
  );
}

/** A picture, button, or figure: give it the size of the content to come. */
export function SkeletonBlock({ className }: { className: string }) {
  return <span className={classNames(SHADE, className)} />;
}

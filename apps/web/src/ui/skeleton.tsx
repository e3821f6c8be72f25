import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SkeletonProps {
  /** What is on its way: "Loading mock tests". */
  label: string;
  className?: string | undefined;
  /** SkeletonText and SkeletonBlock, laid out like what will come. */
  children: ReactNode;
}

/** The place of something on its way; read aloud once, as words. */
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

/** Lines of text: each as high as the line it stands for, the last one shorter. */
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

/** A picture, a button, a figure: give it the size of what will come. */
export function SkeletonBlock({ className }: { className: string }) {
  return <span className={classNames(SHADE, className)} />;
}

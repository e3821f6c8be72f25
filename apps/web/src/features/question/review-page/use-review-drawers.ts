import { type RefObject, useRef, useState } from "react";

export type OpenPart = "help" | "list" | null;

/** What covers the review, and where the focus goes when another question is chosen. */
export function useReviewDrawers(heading: RefObject<HTMLHeadingElement | null>) {
  const [openPart, open] = useState<OpenPart>(null);
  // A closing drawer gives the focus back to its button, unless a question was chosen in it.
  const isChosen = useRef(false);
  return {
    openPart,
    open,
    /** Moves the focus to the question once it's there. */
    goOn: () => {
      isChosen.current = openPart === "list";
      open(null);
      setTimeout(() => focusTop(heading.current));
    },
    focusAfterList: () => {
      const place = isChosen.current ? heading.current : null;
      isChosen.current = false;
      return place;
    },
  };
}

function focusTop(heading: HTMLHeadingElement | null) {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start", behavior: "instant" });
}

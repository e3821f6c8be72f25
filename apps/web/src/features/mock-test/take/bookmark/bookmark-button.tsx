import { Bookmark as Icon } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import type { Bookmark } from "./use-bookmark.ts";

/** Marks a question to come back to in the review. */
export function BookmarkButton({ isSet, said, toggle }: Bookmark) {
  return (
    <>
      <Button
        variant={isSet ? "soft" : "quiet"}
        aria-pressed={isSet}
        aria-keyshortcuts="Alt+B"
        className="@max-[48rem]:px-3 @max-[18rem]:px-2"
        onClick={toggle}
      >
        <Icon aria-hidden="true" className="size-5" fill={isSet ? "currentColor" : "none"} />
        <span className="@max-[48rem]:sr-only">Bookmark</span>
      </Button>
      <output className="sr-only">{said}</output>
    </>
  );
}

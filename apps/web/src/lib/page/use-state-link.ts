import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { loadDocument } from "./load-document.ts";
import { isPlain } from "../../ui/browser/use-single-press.ts";

interface Way {
  path: string;
  /** What the next screen is about. */
  state: unknown;
  /** The next screen has its own policy, so its document is reloaded; the state survives that. */
  newDocument?: boolean;
}

/**
 * For links whose address says what they're about, for anyone who opens them in a new tab, from an email, or
 * before our script loads. A plain click inside the app carries the same as navigation state and keeps it out
 * of the address bar.
 */
export function useStateLink({ path, state, newDocument = false }: Way) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void navigate(path, { state });
    if (newDocument) loadDocument();
  };
}

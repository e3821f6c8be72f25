import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { loadDocument } from "./load-document.ts";
import { isPlain } from "../../ui/browser/use-one-way.ts";

interface Way {
  path: string;
  /** What the next screen is about. */
  state: unknown;
  /** The next screen has a policy of its own, so its document is loaded anew; the state outlives that. */
  ownDocument?: boolean;
}

/**
 * For links whose address names what they are about, for those who open them in a new tab, from a mail or
 * before their script is there. A plain press inside the app carries the same as navigation state, and
 * the address bar tells nothing of it.
 */
export function useCarry({ path, state, ownDocument = false }: Way) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void navigate(path, { state });
    if (ownDocument) loadDocument();
  };
}

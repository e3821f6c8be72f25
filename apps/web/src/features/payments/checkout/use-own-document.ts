import { useEffect, useState } from "react";
import { documentPath } from "../../../lib/page/document-path.ts";
import { loadDocument } from "../../../lib/page/load-document.ts";

/**
 * Whether this document was loaded at the checkout: only its policy lets the provider's script in. Another
 * one is loaded anew, where it stands, with the plan that it was given.
 */
export function useOwnDocument(): boolean {
  const [isOwn] = useState(() => /^\/checkout\/?$/i.test(documentPath() ?? "/checkout"));
  useEffect(() => {
    if (!isOwn) loadDocument();
  }, [isOwn]);
  return isOwn;
}

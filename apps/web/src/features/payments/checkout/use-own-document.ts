import { useEffect, useState } from "react";
import { CHECKOUT_PATH, isCheckout } from "../../../lib/page/checkout-path.ts";
import { documentPath } from "../../../lib/page/document-path.ts";
import { loadDocument } from "../../../lib/page/load-document.ts";

/**
 * Whether this document was loaded at the checkout: only its policy lets the provider's script in. Another
 * one is loaded again, where it is, with the plan it was given.
 */
export function useOwnDocument(): boolean {
  const [isOwn] = useState(() => isCheckout(documentPath() ?? CHECKOUT_PATH));
  useEffect(() => {
    if (!isOwn) loadDocument();
  }, [isOwn]);
  return isOwn;
}

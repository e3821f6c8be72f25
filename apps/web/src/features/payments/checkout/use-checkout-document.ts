import { useEffect, useState } from "react";
import { CHECKOUT_PATH, isCheckout } from "../../../lib/page/checkout-path.ts";
import { documentPath } from "../../../lib/page/document-path.ts";
import { loadDocument } from "../../../lib/page/load-document.ts";

/**
 * Whether this document was loaded at the checkout, because only its policy allows the provider's script. Any
 * other document is reloaded in place, with the plan it was given.
 */
export function useCheckoutDocument(): boolean {
  const [isOwn] = useState(() => isCheckout(documentPath() ?? CHECKOUT_PATH));
  useEffect(() => {
    if (!isOwn) loadDocument();
  }, [isOwn]);
  return isOwn;
}

import { Badge } from "../../../ui/badge.tsx";
import { useSettings } from "../../../lib/call/settings.ts";

/** No screen of the sandbox looks as if money moved. */
export function SandboxBadge() {
  return useSettings().isPaymentSandbox && <Badge tone="caution">Sandbox: no money moves</Badge>;
}

import { Badge } from "../../../ui/badge.tsx";
import { useSettings } from "../../../lib/call/settings.ts";

/** No sandbox screen should look as if money moved. */
export function SandboxBadge() {
  return (
    useSettings().isPaymentSandbox && <Badge tone="caution">Sandbox: you won't be charged</Badge>
  );
}

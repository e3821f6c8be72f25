import { openid } from "@theta/contract";
import { useEffect, useState } from "react";
import { call } from "../../../lib/call/call.ts";
import { CallError } from "../../../lib/call/call-error.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Leaves for the provider's page. Nothing of the provider's is loaded into ours. */
export function OpenidButton({ provider }: { provider: { key: string; name: string } }) {
  const { leave, leaving, problem } = useLeave(provider.key);
  return (
    <div className="flex flex-col gap-4">
      {problem && <Notice tone="problem">{problem}</Notice>}
      <Button
        variant="outline"
        size="lg"
        full
        busy={leaving}
        busyLabel={`Taking you to ${provider.name}…`}
        onClick={() => void leave()}
      >
        Continue with {provider.name}
      </Button>
    </div>
  );
}

function useLeave(provider: string) {
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // The browser's Back button may bring this page back as it was left.
  useEffect(() => {
    const arrive = () => setLeaving(false);
    addEventListener("pageshow", arrive);
    return () => removeEventListener("pageshow", arrive);
  }, []);

  async function leave() {
    setLeaving(true);
    setProblem(null);
    try {
      const { result } = await call(openid.beginSignIn, { provider });
      location.assign(result.url);
    } catch (error) {
      setLeaving(false);
      if (error instanceof CallError) setProblem(error.message);
      else showFailure(error);
    }
  }

  return { leave, leaving, problem };
}

import { Button } from "../../src/ui/button.tsx";
import { saveFile } from "../../src/lib/page/save-file.ts";

/** Shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-labelledby="recovery-codes" className="flex max-w-md flex-col gap-4">
      <h2 id="recovery-codes" className="headline text-h4">
        Your recovery codes
      </h2>
      <p className="text-ink-2">
        Keep them where you'll find them without your phone, in a password manager for example. Each
        opens the console once, along with your password. We won't show them again.
      </p>
      <ul className="grid gap-2 rounded-md bg-sunk p-4 numerals">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        onClick={() =>
          saveFile(
            "theta-recovery-codes.txt",
            new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }),
          )
        }
      >
        Download
      </Button>
    </section>
  );
}

import type { Sitting } from "@theta/contract/staff";
import { MODE_NAMES } from "../../src/features/mock-test/shared/mode-words.ts";
import { TIME_WORDS } from "../../src/features/test-settings/time-words.ts";
import { When } from "../shared/when.tsx";
import { FactList } from "./fact-list.tsx";
import { secondsWords, sectionName } from "./sitting-words.ts";

/** The test as a whole. */
export function SittingFacts({ sitting }: { sitting: Sitting }) {
  const { mode, time, hasExtraBreaks, startedAt, endedAt, breaks } = sitting;
  return (
    <FactList
      facts={[
        ...(mode ? [["Test mode", MODE_NAMES[mode]] as const] : []),
        ["Time", `${TIME_WORDS[time].name}${hasExtraBreaks ? ", extra breaks" : ""}`],
        ["Started", <When key="started" at={startedAt} />],
        ["Ended", endedAt === null ? "Not yet" : <When key="ended" at={endedAt} />],
        ...breaks.map(
          (one) =>
            [`Break after ${sectionName(one.after)}`, <Break key={one.after} {...one} />] as const,
        ),
      ]}
    />
  );
}

function Break({ startedAt, endedAt }: Sitting["breaks"][number]) {
  return (
    <>
      <When at={startedAt} />
      {endedAt !== null && `, ${secondsWords((endedAt - startedAt) / 1000)}`}
    </>
  );
}

import claims from "virtual:claims";
import { useSettings } from "../../../lib/call/settings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { FigureStrip } from "./figure-strip.tsx";

/** The specification's three statistics: as they are once confirmed, as examples until then. */
export function StatisticsStrip() {
  const { shows } = useSettings();
  const { confirmed, figures } = claims.statistics;
  if (confirmed) return <FigureStrip label="Theta in three numbers" figures={figures} />;
  if (!shows.examples) return null;
  return (
    <section aria-label="Example figures" data-only="examples" className="flex flex-col gap-2">
      <p>
        <Badge>Example figures</Badge>
      </p>
      <FigureStrip label="Theta in three numbers" figures={figures} />
    </section>
  );
}

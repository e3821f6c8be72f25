import type { PlanLink, PlanTask } from "@theta/contract";

const DAY = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Mon, Nov 23" */
export const shortDay = (day: string) => DAY.format(at(day));

export function addDays(day: string, days: number): string {
  return new Date(at(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The next Monday, or today if it is one. */
export function nextMonday(today: string): string {
  return addDays(today, (8 - at(today).getUTCDay()) % 7);
}

export const whenWords = ({ evening, dueOn }: Pick<PlanTask, "evening" | "dueOn">) =>
  `${shortDay(dueOn)}, ${evening === null ? "weekend" : `evening ${evening}`}`;

interface Place {
  label: string;
  to: string;
  state?: unknown;
  /** It's a file, so it opens in a new tab. */
  isFile?: boolean;
}

/** The quiz list's tabs. */
const QUIZ_TABS = { quant: "quant", verbal: "verbal", dataInsights: "data-insights" };

/** Where to do a task. */
export function placeOf(link: PlanLink): Place {
  switch (link.to) {
    case "quizzes":
      return {
        label: "Free quizzes",
        to: link.section ? `/free-quiz?section=${QUIZ_TABS[link.section]}` : "/free-quiz",
      };
    case "mocks":
      return { label: "Mock tests", to: "/mock-test" };
    case "topic-tests":
      return { label: "Topic tests", to: "/topic-tests" };
    case "practice":
      return {
        label: link.filter.onlyMissed ? "Practice what you missed" : "Practice",
        to: "/practice",
        state: { filter: link.filter },
      };
    case "reports":
      return { label: "Your reports", to: "/TestReport" };
    case "post":
      return { label: "Read the article", to: `/blog/${link.slug}` };
    case "sheet":
      return { label: "Open the sheet", to: `/sheets/${link.name}.pdf`, isFile: true };
  }
}

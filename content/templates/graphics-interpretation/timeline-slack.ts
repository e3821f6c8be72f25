import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import { overlap, slack } from "../../chart-asks/points/timeline-pairs.ts";
import {
  drawTimelineChart,
  inProgress,
  longestOfGroup,
  shareOfProject,
} from "../../chart-asks/points/timeline.ts";

const TAKEAWAYS: Readonly<Record<string, { readonly takeaway: string }>> = {
  overlap: { takeaway: "Two tasks overlap from the later start to the earlier end." },
  "share-of-project": {
    takeaway:
      "The duration of the project goes up to the last end. It isn't the sum of all durations.",
  },
};

export const template = storyChartTemplate({
  id: "timeline-slack",
  kind: "math",
  pattern: "A project's timeline: what runs at the same time, and how late a task could be.",
  draw: drawTimelineChart,
  asks: [
    { longestOfGroup, inProgress },
    { slack, overlap, shareOfProject },
  ],
  base: 2,
  solution: {
    idea: "The length of a bar is a duration, and its ends are points in time.",
    check: "Read the start and the end of each bar before you subtract.",
    takeaway:
      "A task could be completed as much later as there is time before the start of the task that needs it.",
  },
  solutionFor: (_, second) => TAKEAWAYS[second.name] ?? {},
});

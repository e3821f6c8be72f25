import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import { overlap, slack } from "../../chart-asks/points/timeline-pairs.ts";
import {
  drawTimelineChart,
  inProgress,
  longestOfGroup,
  shareOfProject,
} from "../../chart-asks/points/timeline.ts";

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
      "The gap between a task's end and the start of the task that needs it is how late it could be.",
  },
});

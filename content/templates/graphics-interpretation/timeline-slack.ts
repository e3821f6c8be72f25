import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import { overlap, slack } from "../../chart-asks/points/timeline-pairs.ts";
import {
  drawTimelineChart,
  inProgress,
  longestOfGroup,
  shareOfProject,
} from "../../chart-asks/points/timeline.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "longest-of-group":
    "Compare the lengths of only those bars that have the shading of the group named.",
  "in-progress": "Count only bars that start before that time and end after it.",
  slack:
    "For the second blank, measure from the end of the first task to the start of the second, not from start to start.",
  overlap: "For the second blank, both bars must cover the whole time that you found.",
  "share-of-project":
    "For the second blank, subtract the task's start from its end before you divide.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  overlap: "Two tasks overlap from the later start to the earlier end.",
  "share-of-project":
    "A project lasts from its first start to its last end. Its duration isn't the sum of all the tasks' durations.",
};

const TAKEAWAY =
  "A task can be late by as much time as there is between its end and the start of the task that needs it.";

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
    idea: "The length of a bar shows how long a task takes, and its ends show when the task starts and ends.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
});

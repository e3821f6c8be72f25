export {
  around,
  course,
  derived,
  type Draw,
  drawShares,
  type Figures,
  per,
  roundTo,
  sized,
  type Span,
  within,
} from "./figures.ts";
export { type DrawnParts, drawParts, type PartsStory } from "./parts-story.ts";
export {
  type AnyStory,
  type ColumnWords,
  drawRows,
  introOf,
  keysOf,
  type Story,
  type StoryColumn,
  storyFaults,
  type StoryRow,
  type StoryRule,
  withSource,
} from "./story.ts";
export { type DrawnTimes, drawTimes, type TimeStory } from "./time-story.ts";

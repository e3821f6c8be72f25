/** Everything a template needs. */
export * from "./blanks.ts";
export * from "./exact.ts";
export * from "./reading.ts";
export type { Rng } from "./rng.ts";
export * from "./slips.ts";
export { keyByCases, keyFromAnswers } from "./sufficiency.ts";
export type {
  Blank,
  Choice,
  GraphicsDraft,
  GraphicsTemplate,
  GraphicsView,
  ProblemDraft,
  ProblemTemplate,
  ProblemView,
  Slip,
  SufficiencyDraft,
  SufficiencyTemplate,
  SufficiencyView,
  TableDraft,
  TableTemplate,
  TableView,
  Template,
  TwoPartDraft,
  TwoPartTemplate,
  TwoPartView,
} from "./template.ts";
export * from "./wording.ts";

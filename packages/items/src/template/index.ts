/** Everything a template needs. */
export * from "./asked-problem.ts";
export * from "./blanks.ts";
export {
  conditionsOf,
  type DesignedPair,
  hasKey,
  inDrawnOrder,
  type PairKey,
} from "./designed-pair.ts";
export * from "./exact.ts";
export { formulaOf, type Letters, relationOf, valueOfFormula } from "./formula.ts";
export * from "./reading.ts";
export type { ChartInput } from "../chart/chart-form.ts";
export type { TableInput } from "../form/table-form.ts";
export { createRng, type Rng } from "./rng.ts";
export * from "./roman.ts";
export * from "./slips.ts";
export * from "./story/index.ts";
export {
  type CaseStatement,
  type Designed,
  designed,
  findingsByCases,
  type Impression,
  inEitherOrder,
  keyByCases,
  keyFromAnswers,
  leavesOpen,
  type Said,
  settles,
  statementPair,
  type StatementPair,
  stepsOfFindings,
  tensionBetween,
} from "./sufficiency.ts";
export * from "./table-statements.ts";
export type {
  Blank,
  Choice,
  GraphicsDraft,
  GraphicsTemplate,
  GraphicsView,
  ProblemDraft,
  ProblemOptions,
  ProblemTemplate,
  ProblemView,
  Slip,
  Solution,
  Sufficiency,
  SufficiencyCase,
  SufficiencyDraft,
  SufficiencyModel,
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
export {
  type AskedPair,
  fittingPairs,
  pairDraft,
  type PairReading,
  type PartAsked,
  selectionOf,
} from "./two-part.ts";
export * from "./wording.ts";

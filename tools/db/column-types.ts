/**
 * What the database cannot say of its columns: what its JSON holds, and text whose words the programs know.
 * Text that a constraint limits to a list needs no line here.
 */
export const COLUMN_TYPES: Record<string, ColumnType> = {
  "audit_events.detail": { name: "unknown" },
  "items.content": { name: "RenderedItem", from: "@theta/items" },
  // New formats come without a migration.
  "items.format": { name: "Format", from: "@theta/contract" },
  "mock_questions.answer": { name: "Answer", from: "@theta/contract" },
  "mock_sections.guessing": { name: "BandedScore", from: "@theta/contract" },
  "orders.opens": { name: "PlanOpens", from: "@theta/contract" },
  "practice_answers.answer": { name: "Answer", from: "@theta/contract" },
  "practice_plans.sections": { name: "SectionName", from: "@theta/contract" },
  "quiz_questions.answer": { name: "Answer", from: "@theta/contract" },
  "subscriptions.opens": { name: "PlanOpens", from: "@theta/contract" },
};

interface ColumnType {
  name: string;
  /** The package that it comes from; none where the language has it. */
  from?: string;
}

/**
 * What the database can't say about its columns: the types in its JSON, and the words that code
 * expects in a text. Text that a constraint limits to a list needs no line here.
 */
export const COLUMN_TYPES: Record<string, ColumnType> = {
  "audit_events.detail": { name: "unknown" },
  "items.content": { name: "RenderedItem", from: "@theta/items" },
  // New formats don't need a migration.
  "items.format": { name: "Format", from: "@theta/contract" },
  "ledger_checks.report": { name: "unknown" },
  "mock_answer_edits.from_answer": { name: "Answer", from: "@theta/contract" },
  "mock_answer_edits.to_answer": { name: "Answer", from: "@theta/contract" },
  "mock_questions.answer": { name: "Answer", from: "@theta/contract" },
  "mock_sections.guessing": { name: "RangedScore", from: "@theta/contract" },
  "orders.opens": { name: "PlanOpens", from: "@theta/contract" },
  "practice_answers.answer": { name: "Answer", from: "@theta/contract" },
  "practice_plans.sections": { name: "SectionName", from: "@theta/contract" },
  "quiz_questions.answer": { name: "Answer", from: "@theta/contract" },
  "subscriptions.opens": { name: "PlanOpens", from: "@theta/contract" },
};

interface ColumnType {
  name: string;
  /** The package it comes from; missing if it's built into the language. */
  from?: string;
}

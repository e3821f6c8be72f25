import type { SectionEnd } from "@theta/contract";
import { SECTION_WORDS } from "../shared/section-words.ts";

export function endTitle({ endedBy, answered, totalQuestions, sectionType }: SectionEnd): string {
  if (endedBy === "time") return `Time's up: ${answered} of ${totalQuestions} answered`;
  return `You've finished ${SECTION_WORDS[sectionType].name}`;
}

export function endWords({ endedBy, answered, totalQuestions, sectionType }: SectionEnd): string {
  const section = SECTION_WORDS[sectionType].name;
  if (endedBy === "learner") return `You answered all ${totalQuestions} questions in this section.`;
  const left = totalQuestions - answered;
  if (left === 0) return `${section} is over. You answered every question.`;
  return `${section} is over. The ${left === 1 ? "question" : `${left} questions`} you didn't answer count${left === 1 ? "s" : ""} against your score.`;
}

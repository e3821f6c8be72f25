/** The open positions, in the order the page shows them. The title is also the email's subject. */
export interface Opening {
  title: string;
  id: string;
  /** Next to the title. */
  facts: readonly (readonly [term: string, text: string])[];
  summary: string;
  tasks: readonly string[];
  asks: readonly string[];
}

export const OPENINGS: readonly Opening[] = [
  {
    title: "Content Developer (GMAT/GRE)",
    id: "content-developer",
    facts: [
      ["Reports to", "Head of Content"],
      ["Exams", "GMAT and GRE"],
    ],
    summary: "You'll write the questions people practice with and the solutions that explain them.",
    tasks: [
      "Write original questions in the exams' formats, each with exactly one defensible answer.",
      "Write the solution, including why each wrong option is tempting.",
      "Solve your colleagues' questions without seeing the key, and point out any other answer that could be defended.",
      "Rewrite questions that two readers answered differently.",
    ],
    asks: [
      "You know the GMAT or the GRE well, from a strong score or from teaching it.",
      "Your writing is precise, and your math holds up when someone checks it.",
      "You like being corrected, because it makes the question better.",
    ],
  },
  {
    title: "Subject Matter Expert",
    id: "subject-matter-expert",
    facts: [
      ["Location", "Online"],
      ["Subjects", "English, Reasoning, Quantitative Aptitude, Data Interpretation"],
    ],
    summary: "You'll help people online, in one or more subjects, when they get stuck.",
    tasks: [
      "Answer questions about problems, solutions, and concepts in your subject.",
      "Find the step where someone got lost, and start there.",
      "Tell the content team when a question has a mistake or a solution has a gap.",
    ],
    asks: [
      "You're strong in English, Reasoning, Quantitative Aptitude, or Data Interpretation.",
      "You explain things in writing, briefly and kindly, to people under time pressure.",
      'You\'d rather say "Let me look that up" than guess.',
    ],
  },
];

export const LEAD =
  "We have two open positions. Both come down to one thing: someone who practices tonight should understand more than they did this morning.";

export const STEPS = [
  "Email us with the position in the subject line.",
  "Attach your resume.",
  "Add a short note: why you're a good fit, and something you've written, taught, or solved.",
] as const;

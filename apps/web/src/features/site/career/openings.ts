/** The open positions. The page shows them in this order; the title is also the subject of the mail. */
export interface Opening {
  title: string;
  id: string;
  /** Beside the title: to whom, or in what. */
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
      ["Field", "GMAT and GRE"],
    ],
    summary: "You write what our learners answer: questions, and the solutions that go with them.",
    tasks: [
      "Write original questions in the formats of the exams, each with one answer that can be defended.",
      "Write the worked solution, and say for every wrong option why it tempts.",
      "Solve colleagues’ questions without seeing the key, and name whatever else could be defended.",
      "Rewrite what two readers did not solve alike.",
    ],
    asks: [
      "You know the GMAT or the GRE from the inside: by a strong score or by teaching it.",
      "Your English is exact, and your arithmetic holds when somebody checks it.",
      "You like being corrected, because the question gets better.",
    ],
  },
  {
    title: "Subject Matter Expert",
    id: "subject-matter-expert",
    facts: [
      ["Works", "Online"],
      ["Subjects", "English, Reasoning, Quantitative Aptitude, Data Interpretation"],
    ],
    summary: "You answer the doubts of our users online, in one subject or in several.",
    tasks: [
      "Answer users’ questions about problems, solutions and concepts in your subject.",
      "Find the step at which somebody got lost, and begin there.",
      "Tell the content team when a doubt shows a fault in a question or a gap in a solution.",
    ],
    asks: [
      "You are at home in English, Reasoning, Quantitative Aptitude or Data Interpretation.",
      "You explain in writing, briefly and kindly, to people under time pressure.",
      "You would rather say “I will look it up” than guess.",
    ],
  },
];

export const LEAD =
  "Two positions are open. Both are about one thing: that somebody who practises in the evening understands more than before.";

export const STEPS = [
  "Write an e-mail to us with the position as its subject.",
  "Attach your resume.",
  "Add a short note: which position, why you, and what you have written, taught or solved that shows it.",
] as const;

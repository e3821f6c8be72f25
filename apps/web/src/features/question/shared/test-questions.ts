import type {
  PublicQuestion,
  QuestionImage,
  QuestionOption,
  QuestionSection,
  ReviewedQuestion,
  ReviewedTextOption,
} from "@theta/contract";

/** Short questions in every layout for tests. The first option of each part is right. */

function options(owner: string, texts: readonly string[]): ReviewedTextOption[] {
  return texts.map((displayText, place) => ({
    optionId: `${owner}-${place}`,
    optionType: 1,
    displayText,
    isCorrect: place === 0,
    rationale: `Why ${displayText}.`,
  }));
}

function section(role: QuestionSection["role"], displayText: string, more = {}): QuestionSection {
  return { _id: `${role}-${displayText.slice(0, 8)}`, sectionType: 1, role, displayText, ...more };
}

const FINISHED = {
  topicName: "Primes",
  difficuiltyLevel: 6,
  solution: [
    { _id: "idea", role: "idea" as const, displayText: "Look at the end." },
    { _id: "step-1", role: "step" as const, displayText: "First step." },
    { _id: "step-2", role: "step" as const, displayText: "Second step." },
    { _id: "check", role: "check" as const, displayText: "Put it in." },
  ],
};

const numbers = {
  caption: "Ships of three ports",
  columns: [
    { name: "Port", isNumber: false },
    { name: "Ships", isNumber: true },
  ],
  rows: [
    [{ text: "West" }, { text: "1,500", value: 1500 }],
    [{ text: "East" }, { text: "−12", value: -12 }],
    [{ text: "North" }, { text: "70", value: 70 }],
  ],
};

export const OPTIONS: ReviewedQuestion = {
  ...FINISHED,
  questionId: "options",
  format: "reading-comprehension",
  layout: "options",
  sections: [
    section("passage", `<p>${"A long passage. ".repeat(110)}</p>`),
    section("stem", "<p>What is meant?</p>"),
  ],
  options: options("o", ["one", "two", "three", "four", "five"]),
};

/** As long as the longest argument of the bank. */
export const ARGUMENT: ReviewedQuestion = {
  ...OPTIONS,
  questionId: "argument",
  format: "critical-reasoning",
  sections: [
    section("passage", `<p>${"An argument. ".repeat(50)}</p>`),
    section("stem", "<p>What weakens it?</p>"),
  ],
};

export const ROWS: ReviewedQuestion = {
  ...FINISHED,
  questionId: "rows",
  format: "table-analysis",
  layout: "rows",
  sections: [section("table", "", { table: numbers }), section("stem", "<p>Is it true?</p>")],
  options: [],
  parts: ["first row", "second row"].map((displayText, place) => ({
    partId: `row-${place}`,
    displayText,
    options: options(`r${place}`, ["Yes", "No"]).map((each) => ({ ...each, rationale: "" })),
    rationale: `Because of the ${displayText}.`,
  })),
};

export const SENTENCES: ReviewedQuestion = {
  ...FINISHED,
  questionId: "sentences",
  format: "graphics-interpretation",
  layout: "sentences",
  sections: [section("chart", "<svg role='img'><title>Bars</title></svg>", { table: numbers })],
  options: [],
  parts: ["blank-1", "blank-2"].map((partId, place) => ({
    partId,
    displayText: "",
    options: options(`s${place}`, place === 0 ? ["10", "20", "30"] : ["East", "West", "North"]),
  })),
  sentences: [
    [
      { displayText: "Ships grew by" },
      { partId: "blank-1" },
      { displayText: "percent, most in" },
      { partId: "blank-2" },
      { displayText: "." },
    ],
  ],
};

export const GRID: ReviewedQuestion = {
  ...FINISHED,
  questionId: "grid",
  format: "two-part-analysis",
  layout: "grid",
  sections: [section("stem", "<p>Choose two.</p>")],
  options: [],
  parts: ["Faster", "Slower"].map((displayText, place) => ({
    partId: `column-${place}`,
    displayText,
    options: options(`g${place}`, ["6 h", "10 h", "15 h"]),
  })),
};

export const SOURCES: ReviewedQuestion = {
  ...ROWS,
  questionId: "sources",
  format: "multi-source-reasoning",
  sections: [
    section("source", "<p>Letter text.</p>", { title: "Letter" }),
    section("source", "<p>Memo text.</p>", { title: "Memo" }),
    section("stem", "<p>Is it true?</p>"),
  ],
};

export const STATEMENTS: ReviewedQuestion = {
  ...OPTIONS,
  questionId: "statements",
  format: "data-sufficiency",
  sections: [
    section("stem", "<p>Is n even?</p>"),
    section("statement", "n is 4."),
    section("statement", "n is 5."),
  ],
};

export const IMAGE: QuestionImage = {
  imageURL: "/thetaapi/question-bank/pictures/large.webp",
  alt: "A trail map with six places.",
  width: 1920,
  height: 1280,
  sizes: [
    { imageURL: "/thetaapi/question-bank/pictures/small.webp", width: 480 },
    { imageURL: "/thetaapi/question-bank/pictures/large.webp", width: 1920 },
  ],
};

const picture = (role: QuestionSection["role"], more = {}): QuestionSection => ({
  _id: `${role}-picture`,
  sectionType: 2,
  role,
  displayImage: IMAGE,
  displayText: "<p>From the station to the falls it is 2.2 miles.</p>",
  ...more,
});

export const PICTURED: ReviewedQuestion = {
  ...SENTENCES,
  questionId: "p",
  sections: [picture("chart")],
};

export const PICTURED_SOURCES: ReviewedQuestion = {
  ...SOURCES,
  questionId: "pictured-sources",
  sections: [
    section("source", "<p>Letter text.</p>", { title: "Letter" }),
    section("source", "<p>The form as it came.</p>", { title: "Form" }),
    picture("source", { title: "Form" }),
    section("stem", "<p>Is it true?</p>"),
  ],
};

export const PICTURED_STATEMENTS: ReviewedQuestion = {
  ...STATEMENTS,
  questionId: "pictured-statements",
  sections: [...STATEMENTS.sections, picture("stem")],
};

export const PICTURED_OPTIONS: ReviewedQuestion = {
  ...OPTIONS,
  questionId: "pictured-options",
  sections: [section("stem", "<p>Which graph?</p>")],
  options: OPTIONS.options.map(({ optionId, displayText, isCorrect, rationale }) => ({
    optionId,
    optionType: 2,
    displayText,
    displayImage: { ...IMAGE, alt: `Graph ${displayText}` },
    isCorrect,
    rationale,
  })),
};

/** The question as served before it's answered: without key, reasons, and solution. */
export function asked(question: ReviewedQuestion): PublicQuestion {
  const { questionId, format, layout, sections, sentences, options: all, parts } = question;
  return {
    questionId,
    format,
    layout,
    sections,
    ...(sentences && { sentences }),
    options: all.map(withoutKey),
    ...(parts && {
      parts: parts.map(({ partId, displayText, options: own }) => ({
        partId,
        displayText,
        options: own.map(withoutVerdict),
      })),
    }),
  };
}

function withoutKey(option: ReviewedQuestion["options"][number]): QuestionOption {
  const { optionId, displayText } = option;
  return option.optionType === 2
    ? { optionId, optionType: 2, displayText, displayImage: option.displayImage }
    : withoutVerdict(option);
}

function withoutVerdict({ optionId, optionType, displayText }: ReviewedTextOption) {
  return { optionId, optionType, displayText };
}

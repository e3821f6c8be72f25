/** Answers on a scale, by group of respondents. */
export interface SurveyStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  /** "Age group" */
  readonly axis: string;
  readonly groups: readonly string[];
  /** Whether a sentence writes its groups in lower case. */
  readonly isPlain?: true;
  /** "of employees in the # department" */
  readonly of: string;
  /** The groups that a sentence counts: "In # of the 4 departments". */
  readonly counted: string;
  /** From one end of the scale to the other. */
  readonly answers: readonly string[];
  /** The two ends of the scale as sentences say them: "agreed or strongly agreed". */
  readonly ends: readonly [string, string];
  /** About how much of each answer there is, in percent. */
  readonly usual: readonly number[];
}

const AGREEMENT = ["Strongly agree", "Agree", "Neutral", "Disagree", "Strongly disagree"];
const AGREED = ["agreed or strongly agreed", "disagreed or strongly disagreed"] as const;
const SATISFACTION = [
  "Very satisfied",
  "Satisfied",
  "Neutral",
  "Dissatisfied",
  "Very dissatisfied",
];
const SATISFIED = [
  "were satisfied or very satisfied",
  "were dissatisfied or very dissatisfied",
] as const;

export const SURVEY_STORIES: readonly SurveyStory[] = [
  {
    name: "remote work",
    intro:
      "The graph shows how employees in each department of a company responded to the statement “I am more productive when I work from home.”",
    source: "Employee survey",
    axis: "Department",
    groups: ["Accounting", "Engineering", "Marketing", "Sales"],
    of: "of the respondents in the # department",
    counted: "In # of the 4 departments shown",
    answers: AGREEMENT,
    ends: AGREED,
    usual: [22, 28, 16, 22, 12],
  },
  {
    name: "library hours",
    intro:
      "The graph shows how residents in each age group responded to the statement “The hours of the public library meet my needs.”",
    source: "City survey",
    axis: "Age group",
    groups: ["18–29", "30–44", "45–64", "65 and over"],
    of: "of the respondents aged #",
    counted: "In # of the 4 age groups shown",
    answers: AGREEMENT,
    ends: AGREED,
    usual: [18, 32, 14, 24, 12],
  },
  {
    name: "hotel guests",
    intro:
      "The graph shows how guests at each of four hotels of a certain chain rated their satisfaction with their stay.",
    source: "Guest survey",
    axis: "Hotel",
    groups: ["Hotel A", "Hotel B", "Hotel C", "Hotel D"],
    of: "of the respondents who stayed at #",
    counted: "At # of the 4 hotels shown",
    answers: SATISFACTION,
    ends: SATISFIED,
    usual: [38, 33, 13, 10, 6],
  },
  {
    name: "transit riders",
    intro:
      "The graph shows how riders of each of four bus lines rated their satisfaction with the reliability of service.",
    source: "Transit agency survey",
    axis: "Bus line",
    groups: ["Line 1", "Line 2", "Line 3", "Line 4"],
    of: "of the respondents who rode #",
    counted: "For # of the 4 bus lines shown",
    answers: SATISFACTION,
    ends: SATISFIED,
    usual: [16, 30, 16, 24, 14],
  },
  {
    name: "online courses",
    intro:
      "The graph shows how students in each year of study at a university responded to the statement “Online courses are as effective as courses taught in person.”",
    source: "University survey",
    axis: "Year of study",
    isPlain: true,
    groups: ["First year", "Second year", "Third year", "Fourth year"],
    of: "of the respondents in their #",
    counted: "In # of the 4 years of study shown",
    answers: AGREEMENT,
    ends: AGREED,
    usual: [14, 24, 18, 28, 16],
  },
];

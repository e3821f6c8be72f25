import { SCORE_MARGINS } from "../score-margins.ts";

export const HOW_THE_SCORE_IS_MADE = [
  {
    title: "Every question has a curve",
    text: "It shows how likely people at each ability level are to get the question right. Three numbers shape it: how hard the question is, how sharply it tells people apart, and how often a guess works.",
  },
  {
    title: "Each question is picked to reveal the most about you",
    text: "From the questions that fit, the test picks the one that says the most about you. Usually that's one you have a 50–50 chance of getting right.",
  },
  {
    title: "The range narrows as you answer",
    text: `A right answer moves your estimate up, and a wrong one moves it down. As answers add up, the range shrinks, down to about ${SCORE_MARGINS.section} points either way. There's a 2-in-3 chance your true level is inside.`,
  },
  {
    title: "Your score is a percentile",
    text: "We match your estimate to the exam's published percentiles for July 2020 to June 2025. An 84 in Quantitative equals or beats 85% of those scores.",
  },
] as const;

export const FIRST_STEPS = [
  {
    title: "Take one free quiz in each section",
    text: "Ten questions each. You'll see which section deserves your first week.",
    time: "15 min each",
  },
  {
    title: "Take a full mock before you study",
    text: "Your first score just shows where you're starting. Mocks are included in paid plans.",
    time: "2 h 15 min",
  },
  {
    title: "Read every solution, even for questions you got right",
    text: "A slow right answer takes time from a later question. Your report shows where the minutes went.",
    time: "one evening",
  },
  {
    title: "Take another mock once you've had time to improve",
    text: "A small change in your score may just be luck. Practice by topic first, then test yourself again.",
    time: "every 2–3 weeks",
  },
] as const;

export const EXAMS = [
  {
    name: "GMAT",
    text: "Quizzes, adaptive mocks, solutions, and analytics.",
    about: "/gmat",
    action: "Explore the GMAT",
    exam: "gmat",
  },
  {
    name: "GRE",
    text: "Tests are on the way. Until then, read about the exam.",
    about: "/gre",
    action: "Explore the GRE",
    exam: "gre",
  },
] as const;

export const BENEFITS = [
  {
    title: "Mocks that feel like exam day",
    text: "The exam's three sections in the order you choose, with its question counts and time limits. Each question depends on your earlier answers, and you get a calculator only where the exam has one. Go forward only, or choose exam mode and review each section before it ends.",
  },
  {
    title: "No topic left to chance",
    text: "Every mock matches the exam's mix of skills and question formats.",
  },
  {
    title: "See exactly where your minutes went",
    text: "We compare the time you spent on each question with its difficulty and with an even pace, so you know which minutes paid off.",
  },
  {
    title: "Know what to work on tonight",
    text: "See your scores with their ranges and percentiles, and the topics that cost you the most points.",
  },
  {
    title: "Study materials, plus a mentor with the longest plan",
    text: "A formula sheet for everyone, and an explanation for every question. The longest plan adds a session with a mentor to talk through your studies and applications.",
  },
] as const;

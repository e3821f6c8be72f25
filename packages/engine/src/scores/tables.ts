/**
 * What is published about the exam's scores. Percentiles behave as "percent at or below": read that
 * way, the tables give back the published mean and SD. A new year means new numbers here. The
 * period is part of the data because learners see it.
 */
export type SectionName = "quant" | "verbal" | "dataInsights";

export const SECTION_NAMES = ["quant", "verbal", "dataInsights"] as const satisfies SectionName[];

export const SECTION_MIN = 60;
export const SECTION_MAX = 90;
export const TOTAL_MIN = 205;
export const TOTAL_MAX = 805;
export const TOTAL_STEP = 10;

export const TABLE_PERIOD = "July 2020 – June 2025";
export const TABLE_LEARNERS = 531520;
export const TABLE_MEAN = 554.67;
export const TABLE_SD = 91.19;

/** Percentile of each section score, from 60 to 90. */
export const SECTION_PERCENTILES: Readonly<Record<SectionName, readonly number[]>> = {
  quant: [
    1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 13, 15, 19, 22, 26, 32, 37, 43, 50, 57, 64, 70, 75, 80, 85, 88,
    91, 94, 96, 97, 100,
  ],
  verbal: [
    1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 8, 10, 14, 18, 23, 30, 38, 47, 56, 66, 74, 83, 89, 94, 96,
    98, 99, 99, 100,
  ],
  dataInsights: [
    4, 4, 5, 6, 7, 8, 10, 12, 14, 17, 21, 25, 29, 35, 41, 47, 53, 62, 69, 76, 83, 89, 93, 95, 97,
    98, 99, 99, 99, 100, 100,
  ],
};

/** Percentile of each total, from 205 to 805 in steps of 10. */
export const TOTAL_PERCENTILES: readonly number[] = [
  0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 6, 7, 9, 10, 12, 13, 15, 17, 20, 21, 25,
  27, 32, 34, 39, 42, 48, 51, 57, 61, 67, 70, 76, 79, 82, 87, 91, 92, 95, 96, 97, 98, 99, 99, 100,
  100, 100, 100, 100, 100, 100, 100,
];

/**
 * Total for each sum of three section scores, from 180 to 270: the value ending in 5 nearest to 205
 * + (sum − 180)·20/3, except that 245 gives 645, as learners' official reports show.
 */
export const SUM_TO_TOTAL: readonly number[] = [
  205, 215, 215, 225, 235, 235, 245, 255, 255, 265, 275, 275, 285, 295, 295, 305, 315, 315, 325,
  335, 335, 345, 355, 355, 365, 375, 375, 385, 395, 395, 405, 415, 415, 425, 435, 435, 445, 455,
  455, 465, 475, 475, 485, 495, 495, 505, 515, 515, 525, 535, 535, 545, 555, 555, 565, 575, 575,
  585, 595, 595, 605, 615, 615, 625, 635, 645, 645, 655, 655, 665, 675, 675, 685, 695, 695, 705,
  715, 715, 725, 735, 735, 745, 755, 755, 765, 775, 775, 785, 795, 795, 805,
];

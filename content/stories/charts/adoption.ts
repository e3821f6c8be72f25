import type { Span } from "@theta/items/template";

/** The share of people or firms that have something, which rises as an S over the years. */
export interface AdoptionStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  readonly measure: string;
  readonly first: number;
  /** "the percent of households with #" */
  readonly noun: string;
  /** "of households had #", after a percent */
  readonly did: string;
  readonly things: readonly {
    readonly name: string;
    /** As sentences say it. */
    readonly said: string;
    /** Years from the first one to one half of its limit. */
    readonly half: Span;
    /** Years from a quarter of the limit to one half. */
    readonly pace: Span;
    /** In percent. */
    readonly limit: Span;
  }[];
}

export const ADOPTION_STORIES: readonly AdoptionStory[] = [
  {
    name: "household devices",
    intro:
      "The graph shows, for each of three devices, the percent of households in Country X that had the device in each year from 2000 to 2015.",
    source: "Household survey",
    measure: "Percent of households",
    first: 2000,
    noun: "the percent of households with #",
    did: "of households had #",
    things: [
      {
        name: "Flat-screen TV",
        said: "a flat-screen TV",
        half: [7.5, 9.5],
        pace: [1.4, 2.6],
        limit: [80, 94],
      },
      {
        name: "Smartphone",
        said: "a smartphone",
        half: [10.5, 12.5],
        pace: [1.2, 2.2],
        limit: [82, 96],
      },
      {
        name: "Laptop computer",
        said: "a laptop computer",
        half: [3, 6],
        pace: [2, 3.5],
        limit: [45, 62],
      },
    ],
  },
  {
    name: "farm practices",
    intro:
      "The graph shows, for each of three technologies, the percent of the grain farms in a certain region that used the technology in each year from 2005 to 2020.",
    source: "Survey of grain farmers",
    measure: "Percent of farms",
    first: 2005,
    noun: "the percent of farms that used #",
    did: "of farms used #",
    things: [
      {
        name: "Yield monitors",
        said: "yield monitors",
        half: [3, 6],
        pace: [2, 3.4],
        limit: [58, 74],
      },
      {
        name: "GPS guidance",
        said: "GPS guidance",
        half: [6, 9],
        pace: [1.6, 2.8],
        limit: [68, 82],
      },
      {
        name: "Smartphones",
        said: "smartphones",
        half: [8.5, 11],
        pace: [1.2, 2],
        limit: [76, 92],
      },
    ],
  },
  {
    name: "payment methods",
    intro:
      "The graph shows, for each of three forms of payment, the percent of retail stores in Country Y that accepted that form of payment in each year from 2005 to 2020.",
    source: "Retail association",
    measure: "Percent of stores",
    first: 2005,
    noun: "the percent of stores that accepted #",
    did: "of stores accepted #",
    things: [
      { name: "Debit cards", said: "debit cards", half: [3, 6], pace: [1.6, 2.8], limit: [84, 97] },
      {
        name: "Contactless cards",
        said: "contactless cards",
        half: [7, 10],
        pace: [1.2, 2.2],
        limit: [78, 94],
      },
      {
        name: "Mobile wallets",
        said: "mobile wallets",
        half: [10.5, 13],
        pace: [1.2, 2.4],
        limit: [60, 85],
      },
    ],
  },
  {
    name: "clinic records",
    intro:
      "The graph shows, for each of three online services, the percent of medical clinics in a certain region that offered the service in each year from 2005 to 2020.",
    source: "Clinic survey",
    measure: "Percent of clinics",
    first: 2005,
    noun: "the percent of clinics that offered #",
    did: "of clinics offered #",
    things: [
      {
        name: "Online scheduling",
        said: "online scheduling",
        half: [7, 9],
        pace: [1.6, 2.6],
        limit: [76, 92],
      },
      {
        name: "Test results",
        said: "test results",
        half: [8, 11],
        pace: [1.4, 2.6],
        limit: [80, 95],
      },
      {
        name: "Video visits",
        said: "video visits",
        half: [11, 14],
        pace: [1, 1.8],
        limit: [65, 88],
      },
    ],
  },
  {
    name: "car equipment",
    intro:
      "The graph shows, for each of three features, the percent of new cars sold in Country X that had the feature in each year from 2005 to 2020.",
    source: "Automobile association",
    measure: "Percent of new cars sold",
    first: 2005,
    noun: "the percent of new cars with #",
    did: "of new cars had #",
    things: [
      {
        name: "Stability control",
        said: "stability control",
        half: [3, 6],
        pace: [1.4, 2.4],
        limit: [88, 98],
      },
      {
        name: "Backup camera",
        said: "a backup camera",
        half: [6, 9],
        pace: [1.4, 2.6],
        limit: [84, 97],
      },
      {
        name: "Automatic braking",
        said: "automatic braking",
        half: [11, 13],
        pace: [1.2, 2],
        limit: [70, 92],
      },
    ],
  },
];

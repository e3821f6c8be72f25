import type { AnyStory, Span } from "@theta/items/template";
import { plants } from "../tables/industry.ts";
import { cropRegions, parks } from "../tables/land.ts";
import { clinics, hotels, libraries } from "../tables/services.ts";
import { groceryStores, restaurants } from "../tables/trade.ts";

/** Two columns of a table's story whose points lie near a line. */
export interface Pairing {
  readonly story: AnyStory;
  readonly x: string;
  readonly y: string;
  /** What the points are: "stores of a regional grocery chain". */
  readonly all: string;
  /** "floor area and the annual revenue of each store in 2023" */
  readonly shown: string;
  /** One with an amount of x: "with a floor area of #". */
  readonly having: string;
  /** Those with more of x: "with floor areas greater than #". */
  readonly over: string;
  /** How much of y there can be for each unit of x, in the units of their columns. */
  readonly perX?: Span;
  /** More of x usually means less of y. */
  readonly falls?: true;
}

export const PAIRINGS: readonly Pairing[] = [
  {
    story: groceryStores,
    x: "area",
    y: "revenue",
    all: "stores of a regional grocery chain",
    shown: "the floor area of each store and its annual revenue in 2023",
    having: "with a floor area of #",
    over: "with floor areas greater than #",
    perX: [0.33, 0.78],
  },
  {
    story: restaurants,
    x: "seats",
    y: "guests",
    all: "restaurants in a regional chain",
    shown: "the number of seats in each restaurant and the number of guests it served in October",
    having: "with #",
    over: "with more than #",
    perX: [26, 84],
  },
  {
    story: clinics,
    x: "wait",
    y: "satisfied",
    all: "clinics operated by a health system",
    shown:
      "the average waiting time at each clinic and the percent of its patients who were satisfied",
    having: "with an average waiting time of #",
    over: "with average waiting times greater than #",
    falls: true,
  },
  {
    story: hotels,
    x: "rooms",
    y: "staff",
    all: "hotels owned by a certain company",
    shown: "the number of rooms and the number of employees at each hotel",
    having: "with #",
    over: "with more than #",
    perX: [0.2, 1],
  },
  {
    story: libraries,
    x: "cardholders",
    y: "items",
    all: "branches of a county library system",
    shown: "the number of cardholders at each branch and the number of items that it lent in 2022",
    having: "with #",
    over: "with more than #",
    perX: [0.004, 0.018],
  },
  {
    story: parks,
    x: "visitors",
    y: "budget",
    all: "state parks",
    shown: "the number of visitors to each park and its operating budget in 2022",
    having: "with #",
    over: "with more than #",
    perX: [2.4, 32],
  },
  {
    story: cropRegions,
    x: "area",
    y: "harvest",
    all: "growing regions of a certain country",
    shown: "the area planted with wheat in each region in 2021 and the amount of wheat harvested",
    having: "with # planted",
    over: "with more than # planted",
    perX: [0.02, 0.095],
  },
  {
    story: plants,
    x: "workers",
    y: "units",
    all: "plants of a manufacturing company",
    shown: "the number of workers at each plant and the number of units it produced in 2022",
    having: "with #",
    over: "with more than #",
    perX: [0.2, 1],
  },
];

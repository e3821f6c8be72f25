import type { AnyStory } from "@theta/items/template";
import { busLines, colleges, funds, plants, softwareFirms } from "./industry.ts";
import { cropRegions, parks, reservoirs } from "./land.ts";
import {
  campaigns,
  departments,
  hospitals,
  museums,
  projects,
  territories,
  teams,
  universities,
  warehouses,
} from "./organizations.ts";
import { airports, counties, districts, housing, utilities } from "./places.ts";
import { clinics, hotels, libraries, theaters } from "./services.ts";
import { apartments, branches, callCenters, nonprofits, onlineCourses } from "./grouped-rows.ts";
import { groceryStores, productLines, restaurants } from "./trade.ts";

/**
 * All stories with rows. Their order decides what a seed draws, so a new one goes to the end, and the list is
 * written out: a module's names come in another order in tests than in Node.
 */
export const TABLE_STORIES: readonly AnyStory[] = [
  groceryStores,
  productLines,
  restaurants,
  clinics,
  hotels,
  libraries,
  theaters,
  cropRegions,
  parks,
  reservoirs,
  busLines,
  colleges,
  funds,
  plants,
  softwareFirms,
  airports,
  counties,
  housing,
  districts,
  utilities,
  departments,
  projects,
  campaigns,
  hospitals,
  museums,
  territories,
  warehouses,
  teams,
  universities,
  branches,
  apartments,
  nonprofits,
  callCenters,
  onlineCourses,
];

/** Those whose rows belong to groups. */
export const GROUPED_STORIES: readonly AnyStory[] = TABLE_STORIES.filter(({ group }) => group);

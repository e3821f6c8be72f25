/** Every path of the site as the build lists it, by who may open it. */
import { readFileSync } from "node:fs";

interface SiteMap {
  pages: { path: string }[];
  visitorPaths: string[];
  learnerPaths: string[];
}

const built = new URL("../../apps/web/dist/site.json", import.meta.url);
const site = JSON.parse(readFileSync(built, "utf8")) as SiteMap;

export const PRERENDERED_PATHS = site.pages.map(({ path }) => path);
export const VISITOR_PATHS = site.visitorPaths;
export const LEARNER_PATHS = site.learnerPaths;

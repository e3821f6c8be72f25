import { type Rng, type Span } from "@theta/items/template";

/** A project whose tasks follow each other, for timelines. */
export interface ScheduleStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  /** "weeks" */
  readonly unit: string;
  /** Every start and end is a multiple of this, so that they can be read. */
  readonly every: number;
  readonly tasks: readonly PlannedTask[];
}

interface PlannedTask {
  readonly name: string;
  readonly team: string;
  /** The places of the tasks that must be completed first. */
  readonly needs: readonly number[];
  /** How long it takes, in multiples of `every`. */
  readonly takes: Span;
}

function task(name: string, team: string, needs: readonly number[], takes: Span): PlannedTask {
  return { name, team, needs, takes };
}

export const SCHEDULES: readonly ScheduleStory[] = [
  {
    name: "store renovation",
    intro: "The graph shows the schedule of a project to renovate a store.",
    source: "Project plan",
    unit: "weeks",
    every: 1,
    tasks: [
      task("Design", "Architect", [], [4, 7]),
      task("Permit approval", "Architect", [0], [3, 6]),
      task("Demolition", "Contractor", [1], [2, 3]),
      task("Plumbing", "Contractor", [2], [3, 6]),
      task("Electrical work", "Contractor", [2], [4, 8]),
      task("Fixture purchasing", "Store staff", [0], [5, 10]),
      task("Painting", "Contractor", [3, 4], [1, 3]),
      task("Sign purchasing", "Store staff", [0], [2, 5]),
    ],
  },
  {
    name: "software release",
    intro: "The graph shows the schedule for the release of a new version of a software product.",
    source: "Project plan",
    unit: "weeks",
    every: 1,
    tasks: [
      task("Customer interviews", "Product team", [], [3, 5]),
      task("Feature planning", "Product team", [0], [2, 4]),
      task("Interface design", "Product team", [1], [2, 4]),
      task("Programming", "Engineering team", [2], [6, 9]),
      task("Testing", "Engineering team", [3], [3, 5]),
      task("Manual preparation", "Documentation team", [3], [3, 6]),
      task("Video production", "Documentation team", [4], [2, 4]),
      task("Pilot testing", "Engineering team", [4], [2, 4]),
    ],
  },
  {
    name: "product launch",
    intro: "The graph shows a manufacturer's schedule for the launch of a new kitchen appliance.",
    source: "Project plan",
    unit: "weeks",
    every: 1,
    tasks: [
      task("Market study", "Marketing team", [], [4, 7]),
      task("Prototype design", "Engineering team", [0], [5, 9]),
      task("Safety testing", "Engineering team", [1], [3, 6]),
      task("Tooling", "Manufacturing team", [1], [6, 10]),
      task("Packaging design", "Marketing team", [1], [2, 5]),
      task("Production", "Manufacturing team", [2, 3], [4, 7]),
      task("Advertising", "Marketing team", [4], [5, 9]),
    ],
  },
  {
    name: "office move",
    intro: "The graph shows the schedule for a company's move to a new office building.",
    source: "Project plan",
    unit: "days",
    every: 5,
    tasks: [
      task("Floor planning", "Facilities team", [], [2, 3]),
      task("Cabling", "Technology team", [0], [2, 4]),
      task("Furniture purchasing", "Facilities team", [0], [4, 7]),
      task("Inventory", "Facilities team", [0], [1, 2]),
      task("Server setup", "Technology team", [1], [1, 3]),
      task("Furniture assembly", "Facilities team", [2], [1, 2]),
      task("Box delivery", "Moving company", [3], [1, 2]),
      task("Transport", "Moving company", [5, 6], [1, 1]),
    ],
  },
  {
    name: "road repair",
    intro: "The graph shows a city's schedule for the repair of a section of road.",
    source: "Department of Public Works",
    unit: "days",
    every: 5,
    tasks: [
      task("Survey", "City engineers", [], [1, 2]),
      task("Bidding", "City engineers", [0], [4, 6]),
      task("Utility marking", "City engineers", [0], [1, 2]),
      task("Excavation", "Contractor", [1, 2], [2, 4]),
      task("Pipe installation", "Contractor", [3], [2, 4]),
      task("Sidewalk repair", "Subcontractor", [3], [2, 5]),
      task("Paving", "Contractor", [4], [1, 3]),
      task("Sign installation", "Subcontractor", [6], [1, 2]),
    ],
  },
];

export interface ScheduledTask {
  readonly name: string;
  readonly group: string;
  readonly start: number;
  readonly end: number;
}

const LONGEST = 34;

/**
 * Each task starts once the tasks that it needs are completed, and often somewhat later. Null if the
 * project is too long for gridlines that can be counted.
 */
export function drawSchedule(story: ScheduleStory, rng: Rng): ScheduledTask[] | null {
  const { every, tasks } = story;
  const drawn: ScheduledTask[] = [];
  for (const { name, team, needs, takes } of tasks) {
    const ready = Math.max(0, ...needs.map((place) => drawn[place]!.end));
    const late = needs.length > 0 && rng.chance(0.45) ? rng.int(1, every === 1 ? 5 : 3) : 0;
    const start = ready + late * every;
    drawn.push({ name, group: team, start, end: start + rng.int(...takes) * every });
  }
  return drawn.every(({ end }) => end <= LONGEST * every) ? drawn : null;
}

import {
  capital,
  type Choice,
  inWords,
  listed,
  numbersIn,
  read,
  type Rng,
  selectionOf,
  sum,
  tableRowsIn,
  tableText,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

interface Link {
  readonly from: Place;
  readonly to: Place;
  readonly hours: number;
  readonly cost: number;
}
type Route = readonly Link[];

const SETTINGS = [
  {
    name: "freight",
    opening:
      "A manufacturer will ship a load from its plant to a port by way of one or more of three terminals (Akron, Belmont, and Clinton). The table shows the available connections. The times shown include all loading and unloading.",
    leg: "connection",
    places: { X: "Plant", A: "Akron", B: "Belmont", C: "Clinton", Y: "Port" },
    said: { X: "the plant", A: "Akron", B: "Belmont", C: "Clinton", Y: "the port" },
    unit: 50,
  },
  {
    name: "trip",
    opening:
      "There is no direct train from Harmon to Langford. An employee who must travel from Harmon to Langford can take the trains shown in the table. The times shown include the waiting time before each departure.",
    leg: "train",
    places: { X: "Harmon", A: "Irving", B: "Jasper", C: "Kent", Y: "Langford" },
    said: { X: "Harmon", A: "Irving", B: "Jasper", C: "Kent", Y: "Langford" },
    unit: 5,
  },
] as const;
type Setting = (typeof SETTINGS)[number];
type Place = keyof Setting["places"];

/** All ways from X to Y; the letters of the stops never decrease. */
function routesOf(links: readonly Link[], at: Place = "X"): Route[] {
  if (at === "Y") return [[]];
  return links
    .filter(({ from }) => from === at)
    .flatMap((link) => routesOf(links, link.to).map((rest) => [link, ...rest]));
}

const pathOf = ({ places }: Setting, route: Route): string =>
  [places.X, ...route.map(({ to }) => places[to])].join("–");
const hoursOf = (route: readonly { readonly hours: number }[]): number =>
  sum(route.map(({ hours }) => hours));
const costOf = (route: readonly { readonly cost: number }[]): number =>
  sum(route.map(({ cost }) => cost));

/** Hours and costs of a connection from here to there; what takes less time costs more, on the whole. */
const RANGES: Record<string, readonly [hours: readonly [number, number], cost: number]> = {
  XA: [[2, 5], 12],
  XB: [[3, 6], 12],
  XC: [[5, 8], 15],
  AC: [[1, 4], 6],
  BC: [[1, 3], 5],
  AY: [[3, 6], 19],
  BY: [[3, 6], 17],
  CY: [[2, 4], 9],
};

function drawLinks(rng: Rng, { unit }: Setting): Link[] {
  return Object.entries(RANGES).map(([pair, [[low, high], cost]]): Link => {
    const hours = rng.int(low, high);
    return {
      from: pair[0] as Place,
      to: pair[1] as Place,
      hours,
      cost: unit * (cost - hours + rng.int(1, 6)),
    };
  });
}

/** The best of several by a measure, if there is only one. */
function bestBy(routes: readonly Route[], measure: (route: Route) => number): Route | null {
  const least = Math.min(...routes.map(measure));
  const best = routes.filter((route) => measure(route) === least);
  return best.length === 1 ? best[0]! : null;
}

function drawQuestion(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const links = drawLinks(rng, setting);
  const routes = routesOf(links);
  const hours = hoursOf;
  const most = hours(rng.pick(routes));
  const inTime = routes.filter((route) => hours(route) <= most);
  const cheapest = bestBy(inTime, costOf);
  if (!cheapest || inTime.length < 3 || cheapest === bestBy(routes, costOf)) return null;
  return { setting, links, routes, hours, most, inTime, cheapest };
}
type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function opened({ setting, links }: Question): string {
  const { opening, places } = setting;
  const rows = links.map(({ from, to, hours, cost }) => [
    places[from],
    places[to],
    String(hours),
    usd(cost),
  ]);
  return `${opening}\n\n${tableText(["From", "To", "Hours", "Cost"], rows)}`;
}

const rowsOf = ({ setting, routes }: Question, whyOf: (route: Route) => string): Choice[] =>
  routes.map((route, k) => ({ value: k + 1, text: pathOf(setting, route), why: whyOf(route) }));

/** "takes 11 hours and costs $140" */
const measured = (route: Route): string =>
  `takes ${hoursOf(route)} hours and costs ${usd(costOf(route))}`;

/** Why a route is or isn't the least expensive within the time. */
function costWhy({ setting, most, cheapest }: Question, route: Route): string {
  if (route === cheapest)
    return `Of the routes that take no more than ${most} hours, it is the least expensive.`;
  return hoursOf(route) > most
    ? `${hoursOf(route)} hours is more than ${most}.`
    : `${pathOf(setting, cheapest)} also takes no more than ${most} hours and costs only ${usd(costOf(cheapest))}.`;
}

/** Why a route is or isn't the fastest within the budget. */
function timeWhy({ setting }: Question, budget: number, fastest: Route, route: Route): string {
  if (route === fastest)
    return `Of the routes that cost no more than ${usd(budget)}, it is the fastest.`;
  return costOf(route) > budget
    ? `${usd(costOf(route))} is more than ${usd(budget)}.`
    : `${pathOf(setting, fastest)} also costs no more than ${usd(budget)} and takes only ${hoursOf(fastest)} hours.`;
}

const hasOneStop = ({ length }: Route): boolean => length === 2;

/** Where the five routes come from, and the time and cost of each. */
function measuring({ setting, routes }: Question): string[] {
  const { X, A, B, C, Y } = setting.said;
  const told = (route: Route): string =>
    `${pathOf(setting, route)} takes ${route.map(({ hours }) => hours).join(" + ")} = ${hoursOf(route)} hours and costs ${route.map(({ cost }) => usd(cost)).join(" + ")} = ${usd(costOf(route))}.`;
  return [
    `From ${X}, the first stop is ${A}, ${B}, or ${C}. From ${A} or ${B}, the route continues either directly to ${Y} or to ${C}. From ${C}, it goes only to ${Y}. That makes five routes.`,
    routes.filter(hasOneStop).map(told).join(" "),
    routes
      .filter((route) => !hasOneStop(route))
      .map(told)
      .join(" "),
  ];
}

const shown = (
  setting: Setting,
  routes: readonly Route[],
  tell: (route: Route) => string,
): string => listed(routes.map((route) => `${pathOf(setting, route)} (${tell(route)})`));

/** The cheapest within a time, and the fastest within a budget. */
function askLimits(question: Question, rng: Rng) {
  const { setting, routes, hours, most, inTime, cheapest } = question;
  const budget = costOf(rng.pick(routes));
  const inBudget = routes.filter((route) => costOf(route) <= budget);
  const fastest = bestBy(inBudget, hours);
  if (!fastest || fastest === cheapest || inBudget.length < 3) return null;
  if (fastest === bestBy(routes, hours)) return null;
  return {
    variant: `limits/${setting.name}`,
    difficulty: 4,
    stem: `${opened(question)}\n\n${selectionOf(
      ["Least cost", `the least expensive route that takes no more than ${most} hours in total`],
      ["Least time", `the fastest route that costs no more than ${usd(budget)}`],
    )}`,
    columns: ["Least cost", "Least time"] as [string, string],
    keys: [routes.indexOf(cheapest), routes.indexOf(fastest)] as const,
    idea: `Find the time and the cost of each of the five routes. For the least cost, drop the routes over ${most} hours first. For the least time, drop those over ${usd(budget)} first.`,
    whyOf: (route: Route): string =>
      `This route ${measured(route)}. For *Least cost*: ${costWhy(question, route)} For *Least time*: ${timeWhy(question, budget, fastest, route)}`,
    steps: [
      `Routes that take no more than ${most} hours: ${shown(setting, inTime, (route) => usd(costOf(route)))}. The least expensive is ${pathOf(setting, cheapest)}.`,
      `Routes that cost no more than ${usd(budget)}: ${shown(setting, inBudget, (route) => `${hours(route)} hours`)}. The fastest is ${pathOf(setting, fastest)}.`,
    ],
  };
}

/** The cheapest within a time, with all connections and without one of them. */
function askClosed(question: Question, rng: Rng) {
  const { setting, links, routes, most, inTime, cheapest } = question;
  const { said } = setting;
  const closed = rng.pick(cheapest);
  const left = inTime.filter((route) => !route.includes(closed));
  const second = left.length > 1 ? bestBy(left, costOf) : null;
  if (!second) return null;
  const cheaper = routes.filter(
    (route) => !route.includes(closed) && costOf(route) < costOf(second),
  );
  if (cheaper.length === 0 || links.length !== 8) return null;
  return {
    variant: `closed/${setting.name}`,
    difficulty: 4,
    stem: `${opened(question)}\n\nThe total time must be no more than ${most} hours. ${selectionOf(
      ["All available", `the least expensive route if all the ${setting.leg}s are available`],
      [
        "One canceled",
        `the least expensive route if the ${setting.leg} from ${said[closed.from]} to ${said[closed.to]} is canceled`,
      ],
    )}`,
    columns: ["All available", "One canceled"] as [string, string],
    keys: [routes.indexOf(cheapest), routes.indexOf(second)] as const,
    idea: `Find the time and the cost of each of the five routes. Drop those over ${most} hours before comparing costs.`,
    whyOf: (route: Route): string => {
      if (hoursOf(route) > most)
        return `This route ${measured(route)}. ${hoursOf(route)} hours is more than ${most}.`;
      const gone = `the ${setting.leg} from ${said[closed.from]} to ${said[closed.to]}`;
      const after = route.includes(closed)
        ? `It uses ${gone}.`
        : route === second
          ? "It is the least expensive of the routes left."
          : `${pathOf(setting, second)} is also left and costs only ${usd(costOf(second))}.`;
      return `This route ${measured(route)}. For *All available*: ${costWhy(question, route)} For *One canceled*: ${after}`;
    },
    steps: [
      `Routes that take no more than ${most} hours: ${shown(setting, inTime, (route) => usd(costOf(route)))}. The least expensive is ${pathOf(setting, cheapest)}.`,
      `Without the ${setting.leg} from ${said[closed.from]} to ${said[closed.to]}, these are left: ${shown(setting, left, (route) => usd(costOf(route)))}. The least expensive is ${pathOf(setting, second)}.`,
    ],
  };
}

/** The routes that cost less than the cheapest within the time. */
function checkOf({ setting, routes, most, cheapest }: Question): string {
  const cheaper = routes.filter((route) => costOf(route) < costOf(cheapest));
  if (cheaper.length === 0)
    return `No route costs less than ${pathOf(setting, cheapest)} (${usd(costOf(cheapest))}), however long it takes.`;
  return `${cheaper.length === 1 ? "Only one route costs" : `${capital(inWords(cheaper.length))} routes cost`} less than ${pathOf(setting, cheapest)} (${usd(costOf(cheapest))}), and ${cheaper.length === 1 ? "it takes" : "each takes"} more than ${most} hours: ${shown(setting, cheaper, (route) => `${hoursOf(route)} hours`)}.`;
}

export const template: TwoPartTemplate = {
  id: "routes-under-limits",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Routes made of connections with times and costs: the cheapest or fastest under a limit.",

  make(rng) {
    const ask = rng.pick([askLimits, askClosed]);
    let drawn = null;
    for (let tries = 0; tries < 300 && !drawn; tries++) {
      const question = drawQuestion(rng);
      const asked = question && ask(question, rng);
      if (asked) drawn = { question, asked };
    }
    if (!drawn) return null;
    const { question, asked } = drawn;
    const { steps, idea, whyOf, ...rest } = asked;
    const { setting, routes, most } = question;
    const overall = bestBy(routes, costOf);
    return {
      ...rest,
      context: "real",
      rows: rowsOf(question, whyOf),
      solution: {
        idea,
        steps: [...measuring(question), ...steps],
        check: checkOf(question),
        takeaway: overall
          ? `Apply the limit first. The least expensive route overall, ${pathOf(setting, overall)}, takes ${hoursOf(overall)} hours, more than ${most}.`
          : "Apply the limit first. The best route overall is often one that the limit excludes.",
      },
    };
  },

  /** Reads the connections and measures each row. */
  check({ stem, rows }) {
    const links = tableRowsIn(stem).map(([from, to, hours, cost]) => ({
      from: from!,
      to: to!,
      hours: Number(hours),
      cost: numbersIn(cost!)[0]!,
    }));
    type Leg = (typeof links)[number];
    const routes = rows.map((row): Leg[] => {
      const stops = row.split("–");
      return stops
        .slice(1)
        .map((to, k) => links.find((link) => link.from === stops[k] && link.to === to)!);
    });
    const most = Number(read(stem, /no more than (\d+) hours/)[0]);
    const best = (fits: (route: Leg[]) => boolean, measure: (route: Leg[]) => number): number[] => {
      const least = Math.min(...routes.filter(fits).map(measure));
      return routes.flatMap((route, r) => (fits(route) && measure(route) === least ? [r] : []));
    };
    const inTime = (route: Leg[]): boolean => hoursOf(route) <= most;
    const first = best(inTime, costOf);
    const closed = /(?:connection|train) from (?:the )?(\w+) to (?:the )?(\w+) is canceled/.exec(
      stem,
    );
    if (closed) {
      const [from, to] = [capital(closed[1]!), capital(closed[2]!)];
      const uses = (route: readonly Leg[]): boolean =>
        route.some((leg) => leg.from === from && leg.to === to);
      return { first, second: best((route) => inTime(route) && !uses(route), costOf) };
    }
    const budget = Number(read(stem, /costs no more than \$(\d+)/)[0]);
    return {
      first,
      second: best(
        (route) => costOf(route) <= budget,
        (route) => hoursOf(route),
      ),
    };
  },
};

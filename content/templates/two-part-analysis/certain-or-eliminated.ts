import {
  type Choice,
  count,
  inWords,
  listed,
  range,
  type Rng,
  selectionOf,
  type TwoPartTemplate,
} from "@theta/items/template";

type Result = readonly [winner: number, loser: number];

interface Season {
  readonly wins: readonly number[];
  readonly games: readonly (readonly [a: number, b: number])[];
  readonly places: number;
}

const SETTINGS = [
  {
    name: "teams",
    title: "Team",
    one: "team",
    opening: (many: string, list: string) =>
      `The ${many} teams in a league have the following numbers of wins: ${list}.`,
    next: "advance to the next round",
    advances: "advances",
  },
  {
    name: "schools",
    title: "School",
    one: "school",
    opening: (many: string, list: string) =>
      `In a debate competition, the ${many} schools that take part have the following numbers of wins: ${list}.`,
    next: "qualify for the state final",
    advances: "qualifies",
  },
  {
    name: "players",
    title: "Player",
    one: "player",
    opening: (many: string, list: string) =>
      `In a company's table tennis tournament, the ${many} players have the following numbers of wins: ${list}.`,
    next: "receive a prize",
    advances: "receives a prize",
  },
] as const;
type Setting = (typeof SETTINGS)[number];
const NAMES = ["P", "Q", "R", "S", "T", "U"];

/** All final numbers of wins, with some results given. */
function finals({ wins, games }: Season, given: readonly Result[] = []) {
  return range(0, 2 ** games.length - 1).flatMap((n) => {
    const winners = games.map(([a, b], k) => ((n >> k) % 2 === 1 ? a : b));
    const agree = given.every(([winner, loser]) =>
      games.some(([a, b], k) => winners[k] === winner && (a === loser || b === loser)),
    );
    return agree
      ? [wins.map((won, who) => won + winners.filter((winner) => winner === who).length)]
      : [];
  });
}

/** Whether somebody advances for certain (ties don't count as certain), or cannot. */
const isSafe = (final: readonly number[], who: number, places: number): boolean =>
  final.filter((won, k) => k !== who && won >= final[who]!).length < places;
const isOut = (final: readonly number[], who: number, places: number): boolean =>
  final.filter((won) => won > final[who]!).length >= places;

function drawSeason(rng: Rng, size: number, games: number): Season | null {
  const wins = range(1, size).map(() => rng.int(3, 7));
  const all = range(0, size - 1).flatMap((a) =>
    range(0, size - 1).flatMap((b) => (a < b ? [[a, b] as const] : [])),
  );
  const played = rng.sample(all, games);
  const played3 = range(0, size - 1).some(
    (k) => played.filter((game) => game.includes(k)).length > 2,
  );
  return played3 ? null : { wins, games: played, places: rng.int(2, 3) };
}

function opened({ one, opening, next }: Setting, { wins, games, places }: Season): string {
  const list = listed(wins.map((won, k) => `${NAMES[k]} has ${inWords(won)}`));
  const left = listed(games.map(([a, b]) => `${NAMES[a]} against ${NAMES[b]}`));
  return `${opening(inWords(wins.length), list)} The only games that remain are ${left}, and no game can end in a tie. At the end, the ${inWords(places)} ${one}s with the most wins ${next}. Ties for a place will be decided by drawing lots.`;
}

const winsText = (final: readonly number[]): string =>
  listed(final.map((won, k) => `${NAMES[k]} ${won}`));

/** Who is certain of a place before the last games, and who has no chance. */
function askNow(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const season = drawSeason(rng, rng.int(5, 6), rng.int(3, 4));
  if (!season) return null;
  const { wins, places, games } = season;
  const all = finals(season);
  const who = wins.map((_, k) => k);
  const safe = who.filter((k) => all.every((final) => isSafe(final, k, places)));
  const out = who.filter((k) => all.every((final) => isOut(final, k, places)));
  if (safe.length !== 1 || out.length !== 1) return null;
  const [best, last] = [Math.max(...wins), Math.min(...wins)];
  const topAlone = wins[safe[0]!] === best && wins.filter((won) => won === best).length === 1;
  const lastAlone = wins[out[0]!] === last && wins.filter((won) => won === last).length === 1;
  if (topAlone && lastAlone) return null;
  const rows = who.map((k): Choice => {
    const good = all.find((final) => isSafe(final, k, places));
    const bad = all.find((final) => isOut(final, k, places));
    const tied = all.find((final) => !isSafe(final, k, places) && !isOut(final, k, places));
    return {
      text: `${setting.title} ${NAMES[k]}`,
      why:
        k === safe[0]
          ? `In every case, fewer than ${inWords(places)} others have as many wins as ${NAMES[k]} or more.`
          : k === out[0]
            ? `In every case, at least ${inWords(places)} others have more wins than ${NAMES[k]}.`
            : `${NAMES[k]} ${good ? `has a place if the final numbers of wins are ${winsText(good)}` : `is tied for a place if the final numbers of wins are ${winsText(tied!)}`}, but ${bad ? `has none if they are ${winsText(bad)}` : `is tied for a place if they are ${winsText(tied!)}`}.`,
    };
  });
  const { one, next } = setting;
  const gamesLeft = (k: number): string =>
    count(games.filter((game) => game.includes(k)).length, "game").replace(/^0/, "no");
  return {
    variant: `now/${setting.name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(setting, season)}\n\n${selectionOf(
      [
        "Certain",
        `the ${one} that is certain to ${next}, whatever the results of the remaining games`,
      ],
      ["Impossible", `the ${one} that cannot ${next}, even by drawing lots`],
    )}`,
    columns: ["Certain", "Impossible"] as [string, string],
    rows,
    keys: [safe[0]!, out[0]!] as const,
    solution: {
      idea: "Two that still play each other cannot both win that game, so don't give everybody the best result at once.",
      steps: [
        `${NAMES[safe[0]!]} has ${count(wins[safe[0]!]!, "win")} and ${gamesLeft(safe[0]!)} left. Even in the worst case, fewer than ${inWords(places)} others have that many wins.`,
        `${NAMES[out[0]!]} has ${count(wins[out[0]!]!, "win")} and ${gamesLeft(out[0]!)} left. Even with the best result, at least ${inWords(places)} others have more wins.`,
      ],
      check:
        "For each of the others, there are results with which they have a place and results with which they can miss it.",
      takeaway: "For “certain,” assume the worst results. For “impossible,” assume the best ones.",
    },
  };
}

/** Which result makes one certain of a place, and which takes another one's last chance. */
function askResult(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const season = drawSeason(rng, 5, 3);
  if (!season) return null;
  const { games, places } = season;
  const [one, two] = rng.sample(range(0, 4), 2) as [number, number];
  const results = games.flatMap(([a, b]): Result[] => [
    [a, b],
    [b, a],
  ]);
  const [secures, ends] = [
    results.filter((won) => finals(season, [won]).every((f) => isSafe(f, one, places))),
    results.filter((won) => finals(season, [won]).every((f) => isOut(f, two, places))),
  ];
  if (secures.length !== 1 || ends.length !== 1 || secures[0] === ends[0]) return null;
  if (secures[0]!.includes(one) && ends[0]!.includes(two)) return null;
  const names = [one, two].map((who) => `${setting.title} ${NAMES[who]}`);
  const columns = [`Makes ${NAMES[one]} certain`, `Eliminates ${NAMES[two]}`] as [string, string];
  const said = ([a, b]: Result): string => `${NAMES[a]} defeats ${NAMES[b]}`;
  const few = inWords(places);
  const whys = [
    `Then fewer than ${few} others can have as many wins as ${NAMES[one]} or more.`,
    `Then at least ${few} others have more wins than ${NAMES[two]}, whatever else happens.`,
  ];
  const rows = results.map((result): Choice => {
    const after = finals(season, [result]);
    const open = after.find((f) => !isSafe(f, one, places));
    const alive = after.find((f) => !isOut(f, two, places));
    const why =
      result === secures[0]
        ? whys[0]!
        : result === ends[0]
          ? whys[1]!
          : `${NAMES[one]} is not certain of a place if the final numbers of wins are ${winsText(open!)}. ${NAMES[two]} can have a place if they are ${winsText(alive!)}.`;
    return { text: `${said(result)}.`, why };
  });
  return {
    variant: `result/${setting.name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(setting, season)}\n\n${selectionOf(
      [
        columns[0],
        `the result that alone would make it certain that ${names[0]} ${setting.advances}`,
      ],
      [
        columns[1],
        `the result that alone would make it impossible that ${names[1]} ${setting.advances}`,
      ],
    )}`,
    columns,
    rows,
    keys: [results.indexOf(secures[0]!), results.indexOf(ends[0]!)] as const,
    solution: {
      idea: `For each result, consider the worst case for ${NAMES[one]} and the best case for ${NAMES[two]}.`,
      steps: [`${said(secures[0]!)}: ${whys[0]}`, `${said(ends[0]!)}: ${whys[1]}`],
      check: "After each other result, both are still open.",
      takeaway: "A result matters not only to the two that play but also to their competitors.",
    },
  };
}

export const template: TwoPartTemplate = {
  id: "certain-or-eliminated",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Games that remain: who is certain of a place, who has no chance, and which result decides.",

  make(rng) {
    const ask = rng.pick([askNow, askResult]);
    let draft = null;
    for (let tries = 0; tries < 1500; tries++) draft ??= ask(rng);
    return draft;
  },

  /** Reads the wins and the games, and goes through all results. */
  check({ stem, rows }) {
    const words = range(0, 9).map(inWords);
    const numberOf = (word: string): number => words.indexOf(word);
    const wins = Array.from(stem.matchAll(/\b[P-U] has (\w+)/g), ([, word]) => numberOf(word!));
    const games = Array.from(
      stem.matchAll(/([P-U]) against ([P-U])/g),
      ([, a, b]) => [NAMES.indexOf(a!), NAMES.indexOf(b!)] as const,
    );
    const places = numberOf(/At the end, the (\w+)/.exec(stem)![1]!);
    const season = { wins, games, places };
    const where = (fits: (row: string) => boolean): number[] =>
      rows.flatMap((row, r) => (fits(row) ? [r] : []));
    const asked = Array.from(stem.matchAll(/alone would .*? that \w+ (\w) /g), ([, who]) => who!);
    const test = (row: string, verdict: typeof isSafe, who = row.at(-1)!): boolean => {
      const given = asked[0]
        ? [row.match(/\b[P-U]\b/g)!.map((one) => NAMES.indexOf(one)) as [number, number]]
        : [];
      return finals(season, given).every((final) => verdict(final, NAMES.indexOf(who), places));
    };
    return {
      first: where((row) => test(row, isSafe, asked[0])),
      second: where((row) => test(row, isOut, asked[1])),
    };
  },
};

import { plain, type ProblemTemplate, range, type Rng, type Slip } from "@theta/items/template";

/** Letters for three quantities, in the order of the story. */
type Letters = readonly [string, string, string];

interface Wrong {
  readonly text: string;
  readonly slip: string;
  readonly why: string;
}

interface Story {
  readonly name: string;
  readonly difficulty: number;
  readonly tell: (letters: Letters) => string;
  readonly key: (letters: Letters) => string;
  readonly why: (letters: Letters) => string;
  readonly wrong: (letters: Letters) => readonly Wrong[];
  readonly idea: string;
  readonly steps: (letters: Letters) => string[];
  /**
   * The result for numbers, counted out instead of using the formula. Null if the numbers make no
   * sense.
   */
  readonly count: (a: number, b: number, c: number) => number | null;
}

const frac = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`;

const wrong = (text: string, slip: string, why: string): Wrong => ({ text, slip, why });

/** What an amount comes to when it is collected unit by unit. */
const gather = (times: number, each: number): number =>
  range(1, times).reduce((all) => all + each, 0);

const STORIES: readonly Story[] = [
  {
    name: "machine hours",
    difficulty: 4,
    tell: ([n, k, m]) =>
      `A machine fills $${n}$ bottles every $${k}$ minutes. At this rate, how many *hours* does it take to fill $${m}$ bottles?`,
    key: ([n, k, m]) => frac(`${k}${m}`, `60${n}`),
    why: ([n, k]) => `One bottle takes $${frac(k, n)}$ minutes, and 60 minutes make an hour.`,
    wrong: ([n, k, m]) => [
      wrong(
        frac(`${n}${m}`, `60${k}`),
        "turns the rate around",
        `$${frac(n, k)}$ is bottles per minute; the time per bottle is $${frac(k, n)}$.`,
      ),
      wrong(
        frac(`${k}${m}`, n),
        "answers in minutes",
        `That is the time in minutes; an hour has 60 of them.`,
      ),
      wrong(
        frac(`60${k}${m}`, n),
        "multiplies by 60",
        `Fewer hours than minutes are needed, so the minutes are divided by 60.`,
      ),
      wrong(
        frac(`60${m}`, `${k}${n}`),
        "divides by both",
        `More minutes for $${n}$ bottles mean more time, so $${k}$ belongs in the numerator.`,
      ),
      wrong(
        frac(`${k}${n}`, `60${m}`),
        "exchanges the two numbers of bottles",
        `More bottles to fill take more time, so $${m}$ belongs in the numerator.`,
      ),
    ],
    idea: "Find the time for one bottle first; then multiply by the bottles and change the unit.",
    steps: ([n, k, m]) => [
      `One bottle takes $${frac(k, n)}$ minutes.`,
      `$${m}$ bottles take $${frac(`${k}${m}`, n)}$ minutes.`,
      `Divided by 60, that is $${frac(`${k}${m}`, `60${n}`)}$ hours.`,
    ],
    count: (n, k, m) => gather(m, k / n / 60),
  },
  {
    name: "fewer friends",
    difficulty: 6,
    tell: ([c, n, j]) =>
      `A group of $${n}$ friends planned to share the cost of a cabin, $${c}$ dollars, equally. If $${j}$ of them cannot come and the others share the whole cost equally, by how many dollars does the share of each of the others rise?`,
    key: ([c, n, j]) => frac(`${c}${j}`, `${n}(${n} - ${j})`),
    why: ([c, n, j]) =>
      `The shares are $${frac(c, `${n} - ${j}`)}$ and $${frac(c, n)}$; their difference has the numerator $${c}${n} - ${c}(${n} - ${j}) = ${c}${j}$.`,
    wrong: ([c, n, j]) => [
      wrong(
        frac(c, `${n} - ${j}`),
        "answers with the new share",
        `That is the new share; the question is by how much it exceeds the old one.`,
      ),
      wrong(
        frac(c, j),
        "divides by those who stay away",
        `The cost of those who stay away is $${frac(`${c}${j}`, n)}$, and the others share it.`,
      ),
      wrong(
        frac(`${c}${j}`, n),
        "forgets to share out the missing part",
        `That is what those who stay away would have paid; the others divide it among them.`,
      ),
      wrong(
        frac(`${c}${j}`, `${n} - ${j}`),
        "takes whole costs for shares",
        `Those who stay away would have paid $${frac(`${c}${j}`, n)}$, not $${c}${j}$.`,
      ),
      wrong(
        frac(`${c}(${n} - ${j})`, n),
        "takes what the others were to pay",
        `That is what the others would have paid together at first.`,
      ),
    ],
    idea: "The others take over the shares of those who stay away, and divide them equally.",
    steps: ([c, n, j]) => [
      `Those who stay away would have paid $${j} \\cdot ${frac(c, n)} = ${frac(`${c}${j}`, n)}$ dollars.`,
      `The other $${n} - ${j}$ share this: $${frac(`${c}${j}`, `${n}(${n} - ${j})`)}$ dollars each.`,
    ],
    count: (c, n, j) => (j < n ? c / gather(n - j, 1) - c / gather(n, 1) : null),
  },
  {
    name: "broken vases",
    difficulty: 4,
    tell: ([n, p, b]) =>
      `A dealer bought $${n}$ vases at $${p}$ dollars each. On the way, $${b}$ of them broke, and the dealer sold the others for twice the price paid for each. What was the dealer's profit, in dollars?`,
    key: ([n, p, b]) => `${p}(${n} - 2${b})`,
    why: ([n, p, b]) => `The revenue is $2${p}(${n} - ${b})$ and the cost $${p}${n}$.`,
    wrong: ([n, p, b]) => [
      wrong(
        `${p}(${n} - ${b})`,
        "leaves the cost of the broken ones out",
        `The broken vases were paid for as well: the cost is $${p}${n}$.`,
      ),
      wrong(
        `2${p}(${n} - ${b})`,
        "answers with the revenue",
        `The cost of $${p}${n}$ dollars has to be taken away.`,
      ),
      wrong(
        `${p}(2${n} - ${b})`,
        "forgets to double for the broken ones",
        `Each broken vase takes away $2${p}$ dollars of revenue, and the cost is not yet taken away.`,
      ),
      wrong(`${p}(${n} + ${b})`, "turns a sign", `Broken vases lower the profit.`),
      wrong(
        `2${p}(${n} - 2${b})`,
        "doubles once too often",
        `Only the revenue is doubled, not the cost.`,
      ),
    ],
    idea: "Profit is revenue less cost, and the cost counts all vases while the revenue counts only those sold.",
    steps: ([n, p, b]) => [
      `Revenue: $2${p}(${n} - ${b}) = 2${p}${n} - 2${p}${b}$.`,
      `Cost: $${p}${n}$.`,
      `Profit: $2${p}${n} - 2${p}${b} - ${p}${n} = ${p}(${n} - 2${b})$.`,
    ],
    count: (n, p, b) => (b < n ? gather(n - b, 2 * p) - gather(n, p) : null),
  },
  {
    name: "one leaves the mean",
    difficulty: 5,
    tell: ([n, a, x]) =>
      `The average (arithmetic mean) age of the $${n}$ players of a team is $${a}$ years. If a player aged $${x}$ years leaves, what is the average age of the other players, in years?`,
    key: ([n, a, x]) => frac(`${n}${a} - ${x}`, `${n} - 1`),
    why: ([n, a, x]) =>
      `The ages added up make $${n}${a}$, and without the player $${n}${a} - ${x}$.`,
    wrong: ([n, a, x]) => [
      wrong(
        frac(`${n}${a} - ${x}`, n),
        "divides by the old number",
        `After the player has left, there are $${n} - 1$.`,
      ),
      wrong(
        frac(`${a} - ${x}`, `${n} - 1`),
        "takes the mean for the sum",
        `$${a}$ is the mean; the ages add up to $${n}${a}$.`,
      ),
      wrong(
        `${a} - ${frac(x, n)}`,
        "takes away one share",
        `This takes $${x}$ away from the sum but still divides by $${n}$.`,
      ),
      wrong(
        frac(`${n}${a} + ${x}`, `${n} + 1`),
        "lets the player join",
        `The player leaves: the age is taken away, and the number falls.`,
      ),
      wrong(
        frac(`(${n} - 1)${a} - ${x}`, `${n} - 1`),
        "takes the player away twice",
        `The sum of all $${n}$ ages is $${n}${a}$; only $${x}$ is taken away from it.`,
      ),
    ],
    idea: "Means cannot be subtracted, sums can.",
    steps: ([n, a, x]) => [
      `All ages add up to $${n}${a}$.`,
      `Without the player they add up to $${n}${a} - ${x}$, for $${n} - 1$ players.`,
      `The new mean is $${frac(`${n}${a} - ${x}`, `${n} - 1`)}$.`,
    ],
    count: (n, a, x) => (n > 1 ? range(1, n).reduce((all) => all + a, -x) / (n - 1) : null),
  },
  {
    name: "leveling out",
    difficulty: 7,
    tell: ([x, k, y]) =>
      `Ada has $${x}$ stamps, which is $${k}$ times as many as Ben has. Cem has $${y}$ stamps. If Ada gives some of her stamps to Ben so that both have equally many, by how many does each of them then exceed Cem?`,
    key: ([x, k, y]) => frac(`${x}(${k} + 1) - 2${k}${y}`, `2${k}`),
    why: ([x, k]) => `Ada and Ben have $${x} + ${frac(x, k)}$ together, and half of it each.`,
    wrong: ([x, k, y]) => [
      wrong(
        frac(`${x}(${k} - 1) - 2${k}${y}`, `2${k}`),
        "takes what is given away",
        `$${frac(`${x}(${k} - 1)`, `2${k}`)}$ is how many Ada gives, not how many she keeps.`,
      ),
      wrong(
        frac(`${x}(${k} + 1) - ${k}${y}`, k),
        "forgets to halve",
        `$${frac(`${x}(${k} + 1)`, k)}$ is what both have together.`,
      ),
      wrong(
        frac(`${x}(${k} + 1) - 2${y}`, "2"),
        "multiplies instead of dividing",
        `Ada has more than Ben, so Ben has $${frac(x, k)}$, not $${k}${x}$.`,
      ),
      wrong(
        frac(`${x}(${k} + 1) - ${y}`, `2${k}`),
        "takes part of Cem's stamps",
        `All $${y}$ stamps of Cem are to be compared, which is $${frac(`2${k}${y}`, `2${k}`)}$.`,
      ),
      wrong(
        frac(`2${x} - ${k} - 2${y}`, "2"),
        "reads times as more",
        `Ben's number is Ada's divided by $${k}$.`,
      ),
    ],
    idea: "However many are given, both end with half of what they have together.",
    steps: ([x, k, y]) => [
      `Ben has $${frac(x, k)}$, so both together have $${x} + ${frac(x, k)} = ${frac(`${x}(${k} + 1)`, k)}$.`,
      `Each ends with half: $${frac(`${x}(${k} + 1)`, `2${k}`)}$.`,
      `Less $${y}$: $${frac(`${x}(${k} + 1) - 2${k}${y}`, `2${k}`)}$.`,
    ],
    count: (x, k, y) => (k > 1 ? (x + x / k) / 2 - y : null),
  },
  {
    name: "first hours dearer",
    difficulty: 3,
    tell: ([p, h, t]) =>
      `Parking at a station costs $${p}$ dollars for each of the first $${h}$ hours and half as much for each hour after that. If $${t} \\gt ${h}$, what is the cost, in dollars, of parking for $${t}$ hours?`,
    key: ([p, h, t]) => frac(`${p}(${t} + ${h})`, "2"),
    why: ([p, h, t]) => `$${p}${h} + ${frac(p, "2")}(${t} - ${h})$ comes to this.`,
    wrong: ([p, h, t]) => [
      wrong(
        frac(`${p}(${t} - ${h})`, "2"),
        "pays the later hours only",
        `The first $${h}$ hours cost $${p}${h}$ dollars on top.`,
      ),
      wrong(
        frac(`${p}(2${h} + ${t})`, "2"),
        "counts all hours at the lower price",
        `Only $${t} - ${h}$ hours are paid at half the price.`,
      ),
      wrong(
        frac(`${p}(2${t} - ${h})`, "2"),
        "exchanges the two prices",
        `It is the first $${h}$ hours that cost $${p}$ dollars each.`,
      ),
      wrong(
        `${p}(2${t} - ${h})`,
        "doubles instead of halving",
        `The later hours cost half as much, not twice as much.`,
      ),
      wrong(
        frac(`${p}${t}`, "2"),
        "takes the lower price for all",
        `The first $${h}$ hours cost twice as much.`,
      ),
    ],
    idea: "Pay the hours in two parts, then gather the terms.",
    steps: ([p, h, t]) => [
      `The first $${h}$ hours cost $${p}${h}$ dollars.`,
      `The other $${t} - ${h}$ cost $${frac(p, "2")}(${t} - ${h})$ dollars.`,
      `Together: $${frac(`2${p}${h} + ${p}${t} - ${p}${h}`, "2")} = ${frac(`${p}(${t} + ${h})`, "2")}$.`,
    ],
    count: (p, h, t) =>
      t > h ? range(1, t).reduce((all, hour) => all + (hour <= h ? p : p / 2), 0) : null,
  },
  {
    name: "leaking tank",
    difficulty: 6,
    tell: ([w, r, m]) =>
      `A tank holds $${w}$ liters of water and loses $${r}$ liters every $${m}$ minutes. How many *hours* does it take until a quarter of the water is left?`,
    key: ([w, r, m]) => frac(`${w}${m}`, `80${r}`),
    why: ([w, r, m]) =>
      `Three quarters of $${w}$ liters take $${frac(`3${w}`, "4")} \\cdot ${frac(m, r)}$ minutes.`,
    wrong: ([w, r, m]) => [
      wrong(
        frac(`${w}${m}`, `240${r}`),
        "drains a quarter",
        `A quarter is left, so three quarters have to run out.`,
      ),
      wrong(
        frac(`3${w}${m}`, `4${r}`),
        "answers in minutes",
        `That is the time in minutes; an hour has 60 of them.`,
      ),
      wrong(
        frac(`${w}${r}`, `80${m}`),
        "turns the rate around",
        `One liter takes $${frac(m, r)}$ minutes, not $${frac(r, m)}$.`,
      ),
      wrong(
        frac(`${w}${m}`, `60${r}`),
        "empties the tank",
        `In that time all $${w}$ liters run out.`,
      ),
      wrong(
        frac(`80${w}${m}`, r),
        "multiplies where it should divide",
        `Hours are fewer than minutes.`,
      ),
    ],
    idea: "If a quarter is left, three quarters have run out: find the time for those.",
    steps: ([w, r, m]) => [
      `$${frac(`3${w}`, "4")}$ liters run out.`,
      `One liter takes $${frac(m, r)}$ minutes, so this takes $${frac(`3${w}${m}`, `4${r}`)}$ minutes.`,
      `Divided by 60: $${frac(`3${w}${m}`, `240${r}`)} = ${frac(`${w}${m}`, `80${r}`)}$ hours.`,
    ],
    count: (w, r, m) => {
      // Drains in small steps until a quarter is left.
      const part = w / 4000;
      return (gather(3000, part) / r) * (m / 60);
    },
  },
  {
    name: "rows and seats",
    difficulty: 5,
    tell: ([s, r, e]) =>
      `For a concert, $${s}$ chairs were set up in $${r}$ equal rows, and no chair was left over. When $${e}$ of the rows were removed, each of the other rows was to get equally many of the freed chairs. How many chairs did each of the other rows then have?`,
    key: ([s, r, e]) => frac(s, `${r} - ${e}`),
    why: ([s, r, e]) => `All $${s}$ chairs then stand in $${r} - ${e}$ rows.`,
    wrong: ([s, r, e]) => [
      wrong(
        frac(`${s}${e}`, `${r}(${r} - ${e})`),
        "answers with the chairs added",
        `That is how many chairs come to each of the other rows.`,
      ),
      wrong(frac(s, `${r} + ${e}`), "adds rows", `There are fewer rows than before.`),
      wrong(
        frac(`${s}(${r} - ${e})`, r),
        "counts the chairs that did not move",
        `That is how many chairs stood in the other rows at first.`,
      ),
      wrong(
        frac(`${s} - ${e}`, `${r} - ${e}`),
        "takes rows away from chairs",
        `No chair goes: $${e}$ is a number of rows.`,
      ),
      wrong(
        frac(`${s}(${e} + 1)`, r),
        "gives every row all the freed chairs",
        `The $${frac(`${s}${e}`, r)}$ freed chairs are shared by the other rows.`,
      ),
    ],
    idea: "No chair is lost: all of them stand in fewer rows.",
    steps: ([s, r, e]) => [
      `Each row had $${frac(s, r)}$ chairs, so $${frac(`${s}${e}`, r)}$ were freed.`,
      `Each of the other $${r} - ${e}$ rows gets $${frac(`${s}${e}`, `${r}(${r} - ${e})`)}$ of them.`,
      `$${frac(s, r)} + ${frac(`${s}${e}`, `${r}(${r} - ${e})`)} = ${frac(s, `${r} - ${e}`)}$: all chairs in the rows that remain.`,
    ],
    count: (s, r, e) => (e < r ? s / r + gather(e, s / r) / (r - e) : null),
  },
  {
    name: "printed pages",
    difficulty: 3,
    tell: ([n, k, m]) =>
      `A printer takes $${k}$ *seconds* for every $${n}$ pages. At this rate, how many pages does it print in $${m}$ *minutes*?`,
    key: ([n, k, m]) => frac(`60${n}${m}`, k),
    why: ([n, k, m]) =>
      `$${m}$ minutes are $60${m}$ seconds, and each second brings $${frac(n, k)}$ pages.`,
    wrong: ([n, k, m]) => [
      wrong(
        frac(`${n}${m}`, k),
        "takes minutes for seconds",
        `$${m}$ minutes are $60${m}$ seconds.`,
      ),
      wrong(
        frac(`60${k}${m}`, n),
        "turns the rate around",
        `$${frac(k, n)}$ is the time for a page; pages per second are $${frac(n, k)}$.`,
      ),
      wrong(
        frac(`${n}${m}`, `60${k}`),
        "divides by 60",
        `There are more seconds than minutes, so the minutes are multiplied by 60.`,
      ),
      wrong(
        frac(`${k}${m}`, `60${n}`),
        "turns rate and unit around",
        `$${frac(n, k)}$ pages are printed each second, and a minute has 60 of them.`,
      ),
      wrong(
        frac(`60${n}`, `${k}${m}`),
        "divides by the time",
        `More minutes bring more pages, so $${m}$ belongs in the numerator.`,
      ),
    ],
    idea: "Find the pages for one second first; then multiply by the seconds.",
    steps: ([n, k, m]) => [
      `In one second $${frac(n, k)}$ pages are printed.`,
      `$${m}$ minutes are $60${m}$ seconds, so $60${m} \\cdot ${frac(n, k)} = ${frac(`60${n}${m}`, k)}$ pages.`,
    ],
    count: (n, k, m) => gather(60 * m, n / k),
  },
  {
    name: "more members",
    difficulty: 6,
    tell: ([c, n, j]) =>
      `The $${n}$ members of a boat club share the yearly rent of $${c}$ dollars equally. If $${j}$ new members join and share the same rent equally with the others, by how many dollars does each old member's share fall?`,
    key: ([c, n, j]) => frac(`${c}${j}`, `${n}(${n} + ${j})`),
    why: ([c, n, j]) =>
      `The shares are $${frac(c, n)}$ and $${frac(c, `${n} + ${j}`)}$; their difference has the numerator $${c}(${n} + ${j}) - ${c}${n} = ${c}${j}$.`,
    wrong: ([c, n, j]) => [
      wrong(
        frac(c, `${n} + ${j}`),
        "answers with the new share",
        `That is the new share; the question is by how much it is less than the old one.`,
      ),
      wrong(
        frac(`${c}${j}`, `${n} + ${j}`),
        "takes what the new members pay",
        `That is what the new members pay together; the old members share this relief.`,
      ),
      wrong(
        frac(c, j),
        "divides by the new members",
        `The rent is shared by all, not by the new members.`,
      ),
      wrong(
        frac(`${c}${j}`, n),
        "lets new members pay the old share",
        `With more members, no one pays the old share of $${frac(c, n)}$ any more.`,
      ),
      wrong(
        frac(`${c}${n}`, `${j}(${n} + ${j})`),
        "exchanges old and new members",
        `The relief of $${frac(`${c}${j}`, `${n} + ${j}`)}$ is divided among the $${n}$ old members.`,
      ),
    ],
    idea: "What the new members pay is what the old ones save together.",
    steps: ([c, n, j]) => [
      `Each now pays $${frac(c, `${n} + ${j}`)}$ dollars, the new members together $${frac(`${c}${j}`, `${n} + ${j}`)}$.`,
      `The $${n}$ old members save this together: $${frac(`${c}${j}`, `${n}(${n} + ${j})`)}$ dollars each.`,
    ],
    count: (c, n, j) => c / gather(n, 1) - c / gather(n + j, 1),
  },
  {
    name: "spoiled cherries",
    difficulty: 5,
    tell: ([n, p, b]) =>
      `A grocer bought $${n}$ kilograms of cherries at $${p}$ dollars a kilogram and had to throw $${b}$ kilograms away. At how many dollars a kilogram must the grocer sell the others to take in twice what all the cherries cost?`,
    key: ([n, p, b]) => frac(`2${n}${p}`, `${n} - ${b}`),
    why: ([n, p, b]) => `The $${n} - ${b}$ kilograms must bring in $2${n}${p}$ dollars.`,
    wrong: ([n, p, b]) => [
      wrong(
        frac(`${n}${p}`, `${n} - ${b}`),
        "only gets the cost back",
        `At that price the grocer takes in just what the cherries cost.`,
      ),
      wrong(
        frac(`2${n}${p}`, `${n} + ${b}`),
        "turns a sign",
        `There are fewer kilograms to sell, not more.`,
      ),
      wrong(
        frac(`2${p}(${n} - ${b})`, n),
        "exchanges bought and sold",
        `The cost is that of all $${n}$ kilograms, and the price is paid for $${n} - ${b}$.`,
      ),
      wrong(
        frac(`2${p}`, `${n} - ${b}`),
        "takes the price for the cost",
        `$${p}$ dollars is the cost of one kilogram; all cost $${n}${p}$.`,
      ),
      wrong(
        frac(`2${n}${p} - ${b}`, n),
        "takes kilograms from dollars",
        `$${b}$ is a number of kilograms and cannot be taken from dollars.`,
      ),
    ],
    idea: "Twice the cost of all must come from those that can be sold.",
    steps: ([n, p, b]) => [
      `All cherries cost $${n}${p}$ dollars, so $2${n}${p}$ must come in.`,
      `$${n} - ${b}$ kilograms are sold: $${frac(`2${n}${p}`, `${n} - ${b}`)}$ dollars for each.`,
    ],
    count: (n, p, b) => (b < n ? (2 * gather(n, p)) / gather(n - b, 1) : null),
  },
  {
    name: "one joins the mean",
    difficulty: 6,
    tell: ([n, a, x]) =>
      `When a pumpkin of $${x}$ kilograms is added to $${n}$ others, the average (arithmetic mean) mass of all the pumpkins becomes $${a}$ kilograms. What was the average mass of the others, in kilograms?`,
    key: ([n, a, x]) => frac(`(${n} + 1)${a} - ${x}`, n),
    why: ([n, a, x]) =>
      `All together have $(${n} + 1)${a}$ kilograms, and without the new one $(${n} + 1)${a} - ${x}$.`,
    wrong: ([n, a, x]) => [
      wrong(
        frac(`${n}${a} - ${x}`, n),
        "forgets that one came in",
        `The mean $${a}$ belongs to $${n} + 1$ pumpkins.`,
      ),
      wrong(
        frac(`(${n} + 1)${a} - ${x}`, `${n} + 1`),
        "divides by the new number",
        `The others are $${n}$ in number.`,
      ),
      wrong(
        frac(`${n}${a} - ${x}`, `${n} - 1`),
        "lets one leave",
        `A pumpkin was added: before there were $${n}$, afterward $${n} + 1$.`,
      ),
      wrong(
        frac(`${n}${a} + ${x}`, `${n} + 1`),
        "finds a mean after adding",
        `$${a}$ is the mean with the new pumpkin already; the earlier one is asked for.`,
      ),
      wrong(
        frac(`(${n} + 1)${a} + ${x}`, n),
        "adds the new one",
        `The new pumpkin has to be taken away from the total.`,
      ),
    ],
    idea: "Means cannot be subtracted, sums can.",
    steps: ([n, a, x]) => [
      `All $${n} + 1$ pumpkins have $(${n} + 1)${a}$ kilograms.`,
      `Without the new one: $(${n} + 1)${a} - ${x}$, for $${n}$ pumpkins.`,
      `The mean was $${frac(`(${n} + 1)${a} - ${x}`, n)}$.`,
    ],
    count: (n, a, x) => (gather(n + 1, a) - x) / gather(n, 1),
  },
  {
    name: "level tanks",
    difficulty: 7,
    tell: ([x, k, y]) =>
      `One tank holds $${x}$ liters, which is $${k}$ times as much as a second tank holds. Water is pumped from the first into the second at $${y}$ liters a minute. After how many minutes do both hold equally much?`,
    key: ([x, k, y]) => frac(`${x}(${k} - 1)`, `2${k}${y}`),
    why: ([x, k]) =>
      `The difference is $${x} - ${frac(x, k)} = ${frac(`${x}(${k} - 1)`, k)}$, and half of it has to be pumped.`,
    wrong: ([x, k, y]) => [
      wrong(
        frac(`${x}(${k} - 1)`, `${k}${y}`),
        "pumps the whole difference",
        `What leaves the first tank comes into the second: only half the difference is needed.`,
      ),
      wrong(
        frac(`${x}(${k} + 1)`, `2${k}${y}`),
        "pumps half of all the water",
        `Half of all the water is what each holds in the end, not what is pumped.`,
      ),
      wrong(
        frac(`${x}(${k} - 1)`, `2${y}`),
        "takes the second tank for the first",
        `The second holds $${frac(x, k)}$ liters, so the difference is $${frac(`${x}(${k} - 1)`, k)}$.`,
      ),
      wrong(
        frac(`${x} - ${k}`, `2${y}`),
        "reads times as more",
        `The second tank holds $${frac(x, k)}$ liters, not $${x} - ${k}$ or $${k}$.`,
      ),
      wrong(
        frac(`${x}${y}(${k} - 1)`, `2${k}`),
        "multiplies by the rate",
        `Time is amount divided by rate.`,
      ),
    ],
    idea: "Every liter pumped makes the difference two liters smaller.",
    steps: ([x, k, y]) => [
      `The second tank holds $${frac(x, k)}$ liters, so the difference is $${frac(`${x}(${k} - 1)`, k)}$.`,
      `A minute makes it $2${y}$ liters smaller.`,
      `It is gone after $${frac(`${x}(${k} - 1)`, `2${k}${y}`)}$ minutes.`,
    ],
    count: (x, k, y) => (k > 1 ? (x - (x + x / k) / 2) / y : null),
  },
  {
    name: "later days dearer",
    difficulty: 4,
    tell: ([p, h, t]) =>
      `A library charges $${p}$ cents a day for each of the first $${h}$ days that a book is late and three times as much for each day after that. If $${t} \\gt ${h}$, what is the charge, in cents, for a book that is $${t}$ days late?`,
    key: ([p, h, t]) => `${p}(3${t} - 2${h})`,
    why: ([p, h, t]) => `$${p}${h} + 3${p}(${t} - ${h})$ comes to this.`,
    wrong: ([p, h, t]) => [
      wrong(
        `3${p}(${t} - ${h})`,
        "charges the later days only",
        `The first $${h}$ days cost $${p}${h}$ cents on top.`,
      ),
      wrong(
        `${p}(3${t} + ${h})`,
        "counts all days at the higher price",
        `Only $${t} - ${h}$ days cost three times as much.`,
      ),
      wrong(
        `${p}(${t} + 2${h})`,
        "exchanges the two prices",
        `It is the first $${h}$ days that cost $${p}$ cents each.`,
      ),
      wrong(
        `${p}(3${t} - ${h})`,
        "loses a part of the first days",
        `$3${p}${t} - 3${p}${h} + ${p}${h}$ leaves $-2${p}${h}$.`,
      ),
      wrong(
        `${p}(3${t} - 4${h})`,
        "takes the first days away",
        `The first $${h}$ days are paid for as well: $+ ${p}${h}$.`,
      ),
    ],
    idea: "Pay the days in two parts, then gather the terms.",
    steps: ([p, h, t]) => [
      `The first $${h}$ days cost $${p}${h}$ cents.`,
      `The other $${t} - ${h}$ cost $3${p}(${t} - ${h}) = 3${p}${t} - 3${p}${h}$ cents.`,
      `Together: $3${p}${t} - 2${p}${h} = ${p}(3${t} - 2${h})$.`,
    ],
    count: (p, h, t) =>
      t > h ? range(1, t).reduce((all, day) => all + (day <= h ? p : 3 * p), 0) : null,
  },
  {
    name: "filling pool",
    difficulty: 5,
    tell: ([w, r, m]) =>
      `A pool for $${w}$ liters is one third full. A pump brings $${r}$ liters every $${m}$ minutes. How many *hours* does it take to fill the pool?`,
    key: ([w, r, m]) => frac(`${w}${m}`, `90${r}`),
    why: ([w, r, m]) =>
      `Two thirds of $${w}$ liters take $${frac(`2${w}`, "3")} \\cdot ${frac(m, r)}$ minutes.`,
    wrong: ([w, r, m]) => [
      wrong(
        frac(`${w}${m}`, `180${r}`),
        "fills one third",
        `One third is there already; two thirds are missing.`,
      ),
      wrong(
        frac(`2${w}${m}`, `3${r}`),
        "answers in minutes",
        `That is the time in minutes; an hour has 60 of them.`,
      ),
      wrong(
        frac(`${w}${r}`, `90${m}`),
        "turns the rate around",
        `One liter takes $${frac(m, r)}$ minutes, not $${frac(r, m)}$.`,
      ),
      wrong(
        frac(`${w}${m}`, `60${r}`),
        "fills an empty pool",
        `In that time all $${w}$ liters would come in, but one third is there already.`,
      ),
      wrong(
        frac(`40${w}${m}`, r),
        "multiplies where it should divide",
        `Hours are fewer than minutes: divide by 60.`,
      ),
    ],
    idea: "Two thirds are missing: find the time for those.",
    steps: ([w, r, m]) => [
      `$${frac(`2${w}`, "3")}$ liters are missing.`,
      `One liter takes $${frac(m, r)}$ minutes, so this takes $${frac(`2${w}${m}`, `3${r}`)}$ minutes.`,
      `Divided by 60: $${frac(`2${w}${m}`, `180${r}`)} = ${frac(`${w}${m}`, `90${r}`)}$ hours.`,
    ],
    count: (w, r, m) => {
      // Fills in small steps until the pool is full.
      const part = w / 3000;
      return (gather(2000, part) / r) * (m / 60);
    },
  },
];

/** Letters that no story confuses with another quantity. */
const ALPHABETS: readonly Letters[] = [
  ["x", "y", "z"],
  ["n", "k", "m"],
  ["p", "n", "t"],
  ["d", "m", "n"],
  ["q", "r", "k"],
  ["u", "v", "w"],
  ["m", "r", "s"],
];

const CASES = [
  [24, 6, 2],
  [35, 3, 11],
  [12, 9, 4],
  [40, 5, 7],
  [18, 2, 16],
  [3, 7, 10],
] as const;

export const template: ProblemTemplate = {
  id: "quantity-in-letters",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "A quantity of a story in terms of its letters: build it step by step, or put in numbers.",

  make(rng: Rng) {
    const story = rng.pick(STORIES);
    const letters = rng.pick(ALPHABETS);
    const inTerms = rng.pick([
      (text: string) =>
        text.replace(/\?$/, `, in terms of $${letters[0]}$, $${letters[1]}$, and $${letters[2]}$?`),
      (text: string) => text,
    ]);
    const wrongs = rng.sample(story.wrong(letters), 4);
    const slips: Slip[] = wrongs.map(({ text, slip, why }) => ({ text: `$${text}$`, slip, why }));
    return {
      variant: story.name,
      context: "real",
      // The number of relations in the story sets the level; an expression to simplify adds to it.
      difficulty: story.difficulty,
      stem: inTerms(story.tell(letters)),
      key: { text: `$${story.key(letters)}$`, why: story.why(letters) },
      slips,
      solution: {
        idea: story.idea,
        steps: story.steps(letters),
        check:
          "Or put small numbers in for the letters and see which expression gives the number counted out.",
      },
    };
  },

  /** Replaces the letters with numbers, counts out the story, and evaluates every option. */
  check({ stem, options }) {
    const found = STORIES.flatMap((story) =>
      ALPHABETS.filter((letters) => stem.startsWith(story.tell(letters).replace(/\?$/, ""))).map(
        (letters) => ({ story, letters }),
      ),
    )[0];
    if (!found) throw new Error(`The story is not known: ${stem}`);
    const { story, letters } = found;
    const counted = CASES.flatMap(([a, b, c]) => {
      const value = story.count(a, b, c);
      const values: Record<string, number> = { [letters[0]]: a, [letters[1]]: b, [letters[2]]: c };
      return value === null ? [] : [{ values, value }];
    });
    if (counted.length < 2) throw new Error(`Too few cases make sense: ${stem}`);
    return options.flatMap((option, k) =>
      counted.every(({ values, value }) => Math.abs(valueWith(option, values) - value) < 1e-6)
        ? [k]
        : [],
    );
  },
};

/** The value of an expression with letters, such as (p(t + h))/(2) or 60km. */
function valueWith(option: string, values: Readonly<Record<string, number>>): number {
  const text = plain(option).replaceAll("$", "").replaceAll(" ", "");
  let at = 0;
  const atom = (): number => {
    if (text[at] === "(") {
      at++;
      const inner = total();
      at++;
      return inner;
    }
    const digits = /^\d+/.exec(text.slice(at))?.[0];
    if (digits) {
      at += digits.length;
      return Number(digits);
    }
    const value = values[text[at++] ?? ""];
    if (value === undefined) throw new Error(`“${option}” cannot be evaluated.`);
    return value;
  };
  const product = (): number => {
    let value = atom();
    while (at < text.length && !/[+\-)]/.test(text[at]!)) {
      if (text[at] === "/") {
        at++;
        value /= atom();
      } else value *= atom();
    }
    return value;
  };
  const total = (): number => {
    let value = product();
    while (text[at] === "+" || text[at] === "-")
      value += text[at++] === "+" ? product() : -product();
    return value;
  };
  const value = total();
  if (at !== text.length) throw new Error(`“${option}” cannot be evaluated.`);
  return value;
}

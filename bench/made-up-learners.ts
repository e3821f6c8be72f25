/** Learners who don't exist, with names as uneven as real ones: a few names that many have, and many that few have. */
import { nameWords } from "../apps/api/src/features/account/name-words.rules.ts";

const FIRST =
  "Wei Asha José Maria Иван Ahmed Li Anna João Élodie Arjun Yuki Olga Carlos Fatima Bruno Chloé David Emma Farid Giulia Hana Ivan Jana Kenji Lena Mohammed Nina Omar Priya Quinn Rahul Sofia Tomás Uma Victor Wanda Xiao Yara Zoë".split(
    " ",
  );
const LAST =
  "Yang Rao García Müller Smith Иванов Chen Khan Silva Nguyen Kim Patel Rossi Sato Dubois Novák Øzdemir Haddad O'Brien Lopez Yadav Ramos Yilmaz Rahman Costa Weber Ito Park Singh Ali".split(
    " ",
  );
const CHINESE = "李王张刘陈杨赵黄周吴";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const MINUTES_APART = 2;

/** As COPY reads it: name, name_words, email, created_at. */
export function* linesOfLearners(count: number): Generator<string> {
  const random = randomFrom(20261129);
  const start = Date.UTC(2022, 0, 1);
  for (let place = 0; place < count; place++) {
    const name = nameAt(place, random);
    const words = nameWords(name).map((word) => `'${word}'`);
    const email = `${LETTERS[place % 26]!}${place.toString(36)}@learners.example`;
    const joined = new Date(start + place * MINUTES_APART * 60_000).toISOString();
    yield `${name}\t${words.join(" ")}\t${email}\t${joined}\n`;
  }
}

type Random = () => number;

function nameAt(place: number, random: Random): string {
  // A name that went out of fashion: nobody among the newest has it.
  if (place < 30_000 && place % 3 === 0) return `Ethelred ${pick(LAST, random)}`;
  const kind = random();
  if (kind < 0.05) return `${CHINESE[Math.floor(random() * 10)]!}${made(random, 2)}`;
  const first = kind < 0.75 ? uneven(FIRST, random) : made(random, 6);
  const last = random() < 0.5 ? uneven(LAST, random) : made(random, 8);
  return `${first} ${last}`;
}

const pick = (names: readonly string[], random: Random) =>
  names[Math.floor(random() * names.length)]!;

/** The first ones far more often than the last. */
const uneven = (names: readonly string[], random: Random) =>
  names[Math.floor(random() ** 2 * names.length)]!;

function made(random: Random, length: number): string {
  const letters = Array.from({ length }, () => LETTERS[Math.floor(random() * 26)]!).join("");
  return letters[0]!.toUpperCase() + letters.slice(1);
}

/** The same learners each time. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

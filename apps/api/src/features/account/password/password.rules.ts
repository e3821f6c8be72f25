interface Person {
  name: string;
  email: string;
}

const PRODUCT_WORDS = ["theta", "gmat", "mocktest", "freequiz"];
/** Shorter parts of a name appear in too many innocent words. */
const NAME_PART_LEAST = 4;
/** How many characters must remain once the product's words are removed. */
const OWN_PART_LEAST = 6;
const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
].flatMap((run) => [run, run.split("").toReversed().join("")]);

/** Why this password is refused, in a sentence for the learner; null if it's fine. */
export function denyPassword(
  password: string,
  person: Person,
  least: number,
  common: ReadonlySet<string>,
): string | null {
  if (password.length < least) return `Password must be at least ${least} characters long`;
  const plain = password.normalize("NFKC").toLowerCase();
  if (common.has(plain) || isPattern(plain)) {
    return "This password is too common. Choose one that is harder to guess.";
  }
  if (withoutProductWords(plain).length < OWN_PART_LEAST && hasProductWord(plain)) {
    return 'This password is too easy to guess. Choose one without "Theta" or the name of the exam in it.';
  }
  if (partsOf(person).some((part) => plain.includes(part))) {
    return "Your password can't contain your name or email address.";
  }
  return null;
}

/** One character or short block repeated, or a run along the alphabet or the keyboard. */
function isPattern(plain: string): boolean {
  if (/^(.{1,4}?)\1+.?$/su.test(plain)) return true;
  return RUNS.some((run) => run.includes(plain));
}

function hasProductWord(plain: string): boolean {
  return PRODUCT_WORDS.some((word) => plain.includes(word));
}

function withoutProductWords(plain: string): string {
  return PRODUCT_WORDS.reduce((left, word) => left.replaceAll(word, ""), plain).replace(
    /[^\p{L}\p{N}]/gu,
    "",
  );
}

function partsOf({ name, email }: Person): string[] {
  const local = email.slice(0, email.lastIndexOf("@"));
  return `${name} ${local}`
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= NAME_PART_LEAST);
}

/** `npm run bench -w packages/engine [-- PART]`: one part, or speed and calibration. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  speed: () => import("./speed.ts"),
  calibration: () => import("./calibration.ts"),
  bottom: () => import("./bottom.ts"),
};

// The parts read their own options from what is left.
const [part] = process.argv.splice(2, 1);
const chosen = part === undefined ? ["speed", "calibration"] : [part];
if (chosen.every((name) => Object.hasOwn(PARTS, name)))
  for (const name of chosen) await PARTS[name]!();
else {
  process.stderr.write(`There is no part ${part}: choose ${Object.keys(PARTS).join(", ")}.\n`);
  process.exitCode = 2;
}

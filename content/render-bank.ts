/** Renders the bank once, so that servers start without having to: `npm run build -w content`. */
import { writeRenderedBank } from "./load-bank.ts";

const count = await writeRenderedBank();
process.stdout.write(`${count} items rendered\n`);

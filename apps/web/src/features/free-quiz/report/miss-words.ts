import { clockTime } from "../../../lib/clock-time.ts";
import { type Miss, missOf } from "../../question/results/pace.ts";
import { isMissed, type QuestionRow } from "../shared/question-row.ts";

/** Says in words what the times reveal about the misses. */
export function missWords(rows: readonly QuestionRow[], evenPace: number): string {
  const limit = clockTime(evenPace);
  const paceOnly = `An even pace allows ${limit} per question.`;
  if (!rows.some(isMissed)) return `You didn't miss any. ${paceOnly}`;
  const pace = `${limit} an even pace allows`;
  const said = [
    sentence(ordersOf(rows, "rushed", evenPace), "rushed", `less than half the ${pace}`),
    sentence(ordersOf(rows, "slow", evenPace), "slow", `more than 1.5 times the ${pace}`),
  ].filter((words) => words !== "");
  return said.length > 0 ? said.join(" ") : `None of your misses were rushed or slow. ${paceOnly}`;
}

function ordersOf(rows: readonly QuestionRow[], miss: Miss, evenPace: number): string[] {
  return rows.filter((row) => missOf(row, evenPace) === miss).map(({ order }) => String(order));
}

const LIST = new Intl.ListFormat("en");

function sentence(orders: readonly string[], kind: string, time: string): string {
  if (orders.length === 0) return "";
  return orders.length === 1
    ? `Question ${orders[0]} was a ${kind} miss: you took ${time}.`
    : `Questions ${LIST.format(orders)} were ${kind} misses: you took ${time}.`;
}

import { designedParameters } from "@theta/engine";
import type { PooledItem } from "@theta/content";
import type { BankItem } from "@theta/items";

/** An item as a row of the table. */
export function toBankRow(item: PooledItem, version: number) {
  const { a, b, c } = item.parameters ?? designed(item);
  return {
    key: item.key,
    version,
    state: item.state,
    pool: item.pool,
    section: item.section,
    format: item.format,
    area: item.area,
    topics: [...item.topics],
    topic_name: item.topicName,
    difficulty: item.difficulty,
    a,
    b,
    c,
    parameter_origin: item.parameters ? "calibrated" : "designed",
    parameter_n: item.parameters?.n ?? 0,
    set_key: item.setKey,
    set_position: item.setPosition,
    enemy_group: item.enemyGroup,
    content: JSON.stringify(item.content),
    content_hash: item.hash,
  };
}

export type BankRow = ReturnType<typeof toBankRow>;

function designed({ format, difficulty, partSizes }: BankItem) {
  switch (format) {
    case "problem-solving":
    case "data-sufficiency":
    case "reading-comprehension":
    case "critical-reasoning":
      return designedParameters(difficulty, format);
    default:
      return designedParameters(difficulty, partSizes);
  }
}

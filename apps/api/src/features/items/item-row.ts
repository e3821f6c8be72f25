import { designedFor } from "@theta/engine";
import type { PooledItem } from "@theta/content";

export function toItemRow(item: PooledItem, version: number) {
  const { a, b, c } = item.parameters ?? designedFor(item);
  return {
    key: item.key,
    version,
    state: item.state,
    bank_state: item.state,
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
    parameter_origin: item.parameters ? ("calibrated" as const) : ("designed" as const),
    parameter_n: item.parameters?.n ?? 0,
    set_key: item.setKey,
    set_position: item.setPosition,
    enemy_group: item.enemyGroup,
    content: JSON.stringify(item.content),
    content_hash: item.hash,
  };
}

export type ItemRow = ReturnType<typeof toItemRow>;

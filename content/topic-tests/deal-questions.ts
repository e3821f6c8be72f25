import { TOPIC_TEST_QUESTIONS } from "./topic-form.ts";

/** Questions of one template in a test. A topic with few templates has some of them three times. */
export const MOST_OF_A_TEMPLATE = 3;

/**
 * How many questions each test takes from each of this many templates. Every template gets a turn
 * before one gets a second, and each test starts where the last one stopped.
 */
export function shares(templates: number, tests: number): number[][] {
  return Array.from({ length: tests }, (_, test) => {
    const counts = Array.from({ length: templates }, () => 0);
    for (let k = 0; k < TOPIC_TEST_QUESTIONS; k++)
      counts[(test * TOPIC_TEST_QUESTIONS + k) % templates]! += 1;
    return counts;
  });
}

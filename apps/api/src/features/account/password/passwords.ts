import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, hashSync, parseOptions, verify } from "@node-rs/argon2";
import { createGate } from "../session/gate.ts";

export interface HashParameters {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Argon2id with OWASP's minimum parameters: about 30 ms and 19 MiB per hash. */
export const HASH_PARAMETERS: HashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, and then returns false. */
  matches(stored: string | null, password: string): Promise<boolean>;
  /** True when the hash was made before the parameters were raised. */
  isOutdated(stored: string): boolean;
}

/**
 * Hashing, behind a gate, so that a flood of sign-ins can't take the processor from everybody else.
 */
export function createPasswords(parameters = HASH_PARAMETERS): Passwords {
  const pass = createGate({
    atOnce: 2 * availableParallelism(),
    mostWaiting: 50,
    longestWaitMs: 1_000,
  });
  const nobodys = hashSync(randomUUID(), parameters);
  return {
    hash: async (password) => await pass(() => hash(password, parameters)),
    async matches(stored, password) {
      const isRight = await pass(() => verify(stored ?? nobodys, password));
      return stored !== null && isRight;
    },
    isOutdated(stored) {
      const { memoryCost, timeCost } = parseOptions(stored);
      return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost;
    },
  };
}

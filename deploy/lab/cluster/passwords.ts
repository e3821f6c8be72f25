import { randomBytes } from "node:crypto";

/** Made for one run of the lab. */
const make = () => randomBytes(18).toString("hex");
export const PASSWORDS = { postgres: make(), replicator: make(), theta: make() };
export const SECRET = make();

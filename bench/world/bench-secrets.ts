/** Known to everybody, for servers that only benches start. */
export const BENCH_SECRET = "a secret for benches, known to everybody";
export const METRICS_TOKEN = "metrics-token-of-benches";

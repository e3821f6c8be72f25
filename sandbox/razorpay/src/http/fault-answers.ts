import { setTimeout as pause } from "node:timers/promises";
import { plainRefusal } from "../protocol/api-error.ts";
import type { Fault } from "../state/faults.ts";
import { type Answer, jsonAnswer } from "./answer.ts";

const USUAL_SLOWNESS_MS = 1_000;

/**
 * What the fault answers instead of the truth. "drop" and "hang" don't answer; null lets the
 * request through.
 */
export async function faultAnswer(
  { kind, ms }: Fault,
  answer: Answer | null,
): Promise<Answer | "drop" | "hang" | null> {
  if (ms !== undefined || kind === "slow") await pause(ms ?? USUAL_SLOWNESS_MS);
  switch (kind) {
    case "slow":
      return null;
    case "drop":
    case "hang":
      return kind;
    case "429":
      return jsonAnswer(429, { error: plainRefusal(429, "Too many requests").body });
    case "500":
      return jsonAnswer(500, {
        error: {
          ...plainRefusal(500, "").body,
          code: "SERVER_ERROR",
          description:
            "We are facing some trouble completing your request at the moment. Please try again shortly.",
        },
      });
    case "502-html":
      return {
        status: 502,
        headers: { "content-type": "text/html" },
        text: "<html>\n<head><title>502 Bad Gateway</title></head>\n<body>\n<center><h1>502 Bad Gateway</h1></center>\n</body>\n</html>\n",
      };
    case "invalid-json":
      return { ...(answer ?? jsonAnswer(200, {})), text: '{"id":"order_' };
  }
}

import { badInput } from "../protocol/api-error.ts";
import { type Input, refuseExtra } from "../protocol/input.ts";
import type { CaptureSetting } from "../state/state.ts";

const FIVE_DAYS = 5 * 24 * 60;
const LEAST_MINUTES = 12;

/** The dashboard's default: everything is captured right away. */
export const USUAL_CAPTURE: CaptureSetting = {
  capture: "automatic",
  automaticExpiry: FIVE_DAYS,
  manualExpiry: FIVE_DAYS,
};

/** The `payment` field of an order: how its payments are captured. */
export function takeCapture(given: unknown): CaptureSetting {
  if (given === undefined || given === null) return USUAL_CAPTURE;
  if (typeof given !== "object") throw badInput("The payment must be an array.", "payment");
  const payment = given as Input;
  refuseExtra(payment, ["capture", "capture_options"]);
  const { capture } = payment;
  if (capture !== "automatic" && capture !== "manual") {
    throw badInput("The selected payment.capture is invalid.", "capture");
  }
  const options = (payment["capture_options"] ?? {}) as Input;
  refuseExtra(options, ["automatic_expiry_period", "manual_expiry_period", "refund_speed"]);
  const automaticExpiry = takeMinutes(options, "automatic_expiry_period");
  const manualExpiry = takeMinutes(options, "manual_expiry_period");
  if (manualExpiry < automaticExpiry && options["automatic_expiry_period"] !== undefined) {
    throw badInput(
      "The manual_expiry_period must not be less than the automatic_expiry_period.",
      "manual_expiry_period",
    );
  }
  return { capture, automaticExpiry, manualExpiry };
}

function takeMinutes(options: Input, field: string): number {
  const minutes = options[field] ?? FIVE_DAYS;
  if (
    typeof minutes !== "number" ||
    !Number.isInteger(minutes) ||
    minutes < LEAST_MINUTES ||
    minutes > FIVE_DAYS
  ) {
    throw badInput(`The ${field} must be between ${LEAST_MINUTES} and ${FIVE_DAYS}.`, field);
  }
  return minutes;
}

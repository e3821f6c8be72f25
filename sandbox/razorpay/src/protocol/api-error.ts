/** A refusal in the provider's own format. */
export interface ErrorBody {
  code: string;
  description: string;
  source?: string;
  step?: string;
  reason?: string;
  metadata?: Record<string, string>;
  field?: string;
}

export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.description);
    this.status = status;
    this.body = body;
  }
}

/** Something in the request is wrong. Names the field if a single one is at fault. */
export function badInput(description: string, field?: string): ApiError {
  return new ApiError(400, {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
    metadata: {},
    ...(field === undefined ? {} : { field }),
  });
}

/** Refusals that name no cause say "NA" three times. */
export function plainRefusal(status: number, description: string): ApiError {
  return new ApiError(status, {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "NA",
    step: "NA",
    reason: "NA",
    metadata: {},
  });
}

export const unknownId = () => badInput("The id provided does not exist");
export const badId = (id: string) => badInput(`${id} is not a valid id`);
export const authenticationFailed = () =>
  new ApiError(401, { code: "BAD_REQUEST_ERROR", description: "Authentication failed" });
export const unknownUrl = () => plainRefusal(400, "The requested URL was not found on the server.");
export const orderIsPaid = () =>
  badInput(
    "Your payment has been declined as the order is already paid. Please initiate the payment with a new order.",
  );

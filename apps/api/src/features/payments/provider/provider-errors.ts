/** Not now: no answer, a broken one, or one that says so. The same request may succeed later. */
export class ProviderUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider isn't available: ${reason}`, options);
    this.name = "ProviderUnavailable";
  }
}

/** The provider understood and said no. For a read, it doesn't know the thing. */
export class ProviderRefusal extends Error {
  readonly status: number;
  constructor(status: number, description: string) {
    super(description);
    this.name = "ProviderRefusal";
    this.status = status;
  }
}

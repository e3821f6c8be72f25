/** A fault that a gate found in the bank. */
export interface Finding {
  readonly gate: string;
  /** The item, template, or group it is about. */
  readonly where: string;
  readonly what: string;
}

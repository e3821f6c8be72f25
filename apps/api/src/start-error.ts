/** Something a person must fix before the server can start, printed without a stack. */
export class StartError extends Error {}

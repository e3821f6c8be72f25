/** Whether this page is already leaving for the login page, so that it happens only once. */
let leaving = false;

export function beginLeaving(): void {
  leaving = true;
}

export const isLeaving = () => leaving;

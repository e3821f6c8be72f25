/** One way out at a time: whether this page is being left for the login page. */
let leaving = false;

export function beginLeaving(): void {
  leaving = true;
}

export const isLeaving = () => leaving;

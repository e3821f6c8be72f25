/**
 * Which plan the checkout is about: the navigation state says, or the address of a link that somebody
 * opened from elsewhere.
 */
const NAME = "plan";

export const CHECKOUT_PATH = "/checkout";

export const checkoutLink = (planId: string) =>
  `${CHECKOUT_PATH}?${NAME}=${encodeURIComponent(planId)}`;

export const planIdOf = (search: string) => new URLSearchParams(search).get(NAME);

/** Which plan the checkout is about: in navigation state, and by its id in the address, for a reload. */
const NAME = "plan";

export const checkoutPath = (planId: string) => `/checkout?${NAME}=${encodeURIComponent(planId)}`;

export const planIdOf = (search: string) => new URLSearchParams(search).get(NAME);

export const CHECKOUT_PATH = "/checkout";

/** Paths match in any case. */
export const isCheckout = (pathname: string) => /^\/checkout\/?$/i.test(pathname);

const NAME = "plan";

/** For links opened from elsewhere; inside the app, the plan travels as navigation state. */
export const checkoutLink = (planId: string) =>
  `${CHECKOUT_PATH}?${NAME}=${encodeURIComponent(planId)}`;

export const planIdOf = (search: string) => new URLSearchParams(search).get(NAME);

export const loadResult = async () => await import("./result-card.tsx");

/** Fetches its code while its data is on the way. A failure shows at the latest when it's drawn. */
export const prepareResult = (): void => void loadResult().catch(() => {});

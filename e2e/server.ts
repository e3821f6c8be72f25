/** Below 32768, so that no connection of this machine takes it by chance. */
export const E2E_PORT = Number(process.env["E2E_PORT"] ?? 4179);
export const E2E_URL = `http://localhost:${E2E_PORT}`;

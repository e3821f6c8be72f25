import type { FastifyInstance } from "fastify";
import { accountDataRoutes } from "./erase/account-data.routes.ts";
import { createAccountServices, type HostServices } from "./account-services.ts";
import { createAskerCookie } from "./log-in/asker-cookie.ts";
import { detailsRoutes } from "./details/details.routes.ts";
import { createDeviceCookie } from "./devices/device-cookie.ts";
import type { Exporter } from "./erase/export-account.ts";
import { passwordRoutes } from "./password/password.routes.ts";
import { createRefreshCookie } from "./session/refresh-cookie.ts";
import { registrationRoutes } from "./sign-up/registration.routes.ts";
import { sessionRoutes } from "./session/session.routes.ts";
import { signInRoutes } from "./sign-in.routes.ts";

/** The user API. Features that store something about learners pass an exporter for it. */
export function accountRoutes(
  app: FastifyInstance,
  host: HostServices,
  exporters: Exporter[] = [],
): void {
  const services = createAccountServices(host);
  const { publicUrl } = services.config;
  const cookie = createRefreshCookie(publicUrl);
  const device = createDeviceCookie(publicUrl);
  registrationRoutes(app, services);
  signInRoutes(app, services, { cookie, device });
  passwordRoutes(app, services, { cookie, device, asker: createAskerCookie(publicUrl) });
  sessionRoutes(app, services, cookie);
  detailsRoutes(app, services);
  accountDataRoutes(app, services, { cookie, exporters });
}

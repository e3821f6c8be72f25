import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/**
 * One line for each request, once it's over: half of what two would cost. That a request has come in is a line
 * only for those who look for one that never ends (`LOG_LEVEL=debug`).
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    if (!this.isLogDisabled(request)) request.log.debug({ req: request }, "request came in");
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return;
    const outcome = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...outcome, err: error }, "request errored");
    else reply.log.info(outcome, "request completed");
  }
}

import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Every connection ends with its next answer. */
export function endWithAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
}

/**
 * Has the proxies in front go elsewhere before anything is closed: a request that is on its way on a connection that closes is
 * one that failed, and one that may not be repeated. Connections that are in use end with their next answer, new ones are still
 * taken; what is idle after `limit` milliseconds is nobody's first choice any more.
 */
export async function settle(server: Server, limit: number): Promise<void> {
  endWithAnswers(server);
  await delay(limit);
}

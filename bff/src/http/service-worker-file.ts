import type { RequestHandler } from 'express';
import { scriptJson } from '@fio/domain/script-json';

/**
 * A service worker as browsers are sent it: its text, called with its scope and with what it is given, functions by their text and
 * values as JSON. Node has taken the types out. No function may name anything from outside itself.
 */
export function workerText(
  worker: (...given: never[]) => unknown,
  given: Readonly<Record<string, unknown>> = {},
): string {
  const tools = Object.entries(given).map(
    ([name, tool]) => `${name}: ${typeof tool === 'function' ? tool.toString() : scriptJson(tool)},\n`,
  );
  return `(${worker.toString()})(self, {${tools.join('')}});\n`;
}

/** Serves one at that path; browsers look for a newer one each time they use it. */
export const serveWorker =
  (path: string, text: string): RequestHandler =>
  (request, response, next) => {
    if (request.path !== path || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    response.locals['route'] = 'site-file';
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(request.method === 'HEAD' ? undefined : text);
  };

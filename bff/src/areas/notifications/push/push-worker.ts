import type { RequestHandler } from 'express';
import { serviceWorker } from './service-worker.ts';

/** Where the service worker is. It is asked for with this address as its scope, below which there is no page. */
export const PUSH_WORKER_ADDRESS = '/push-worker.js';

/** Node has taken the types out. */
const body = `(${serviceWorker.toString()})(self);\n`;

/** Serves the service worker; browsers look for a newer one each time they use it. */
export const pushWorker = (): RequestHandler => (request, response, next) => {
  if (request.path !== '/' || (request.method !== 'GET' && request.method !== 'HEAD')) {
    next();
    return;
  }
  response.locals['route'] = 'site-file';
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.end(request.method === 'HEAD' ? undefined : body);
};

import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Services } from '../composition.ts';
import type { Route } from './area.ts';
import { AppError } from './errors.ts';
import { languageOf } from './language.ts';
import { requestLog } from './logging.ts';
import { mount } from './mount.ts';
import { sendError } from './respond.ts';
import { securityHeaders } from './security-headers.ts';
import { toAppError } from './to-app-error.ts';

const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};

/** Express tells error handlers by their four parameters. */
const refuse: ErrorRequestHandler = (cause: unknown, request, response, _next) => {
  const error = toAppError(cause);
  if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
  sendError(response, error, languageOf(request), String(request.id));
};

/** The whole HTTP side of the product. */
export function createApp(services: Services, routes: readonly Route[]): Express {
  const { config, log } = services;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(log));
  app.use(securityHeaders(config));
  app.use('/api', mount(routes, services), notFound);
  app.use(refuse);
  return app;
}

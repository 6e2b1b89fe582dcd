import { join, resolve } from 'node:path';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Services } from '../composition.ts';
import type { Route } from './area.ts';
import { avatarRouter } from './avatar/avatar-router.ts';
import { AppError } from './errors.ts';
import { health } from './health.ts';
import { languageOf } from './language.ts';
import { requestLog } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { mount } from './mount.ts';
import { docsRouter } from './openapi/docs-router.ts';
import { pages } from './pages/pages.ts';
import { remoteFiles } from './remote-files.ts';
import { sendError } from './respond.ts';
import { securityHeaders, sealed } from './security-headers.ts';
import { immutableFiles } from './static/immutable-files.ts';
import { toAppError } from './to-app-error.ts';

export interface AppOptions {
  readonly metrics?: Metrics;
  /** True from the moment the process is asked to end. */
  readonly isDraining?: () => boolean;
  /** The shell's build: `index.html` and `assets/`. */
  readonly shell?: string;
}

const SHELL = resolve(import.meta.dirname, '../../../shell/dist');

const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};

/** Express tells error handlers by their four parameters. */
const refuse: ErrorRequestHandler = (cause: unknown, request, response, _next) => {
  const error = toAppError(cause);
  if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
  sendError(response, error, languageOf(request), String(request.id));
};

const named =
  (route: string): RequestHandler =>
  (_request, response, next) => {
    response.locals['route'] = route;
    next();
  };

/** The whole HTTP side of the product. */
export function createApp(services: Services, routes: readonly Route[], options: AppOptions = {}): Express {
  const { config, log, pool, remotes } = services;
  const { metrics, isDraining = () => false, shell = SHELL } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('case sensitive routing', true);
  app.set('trust proxy', config.trustProxy);
  app.use(health(pool, isDraining));
  if (metrics) app.use(metrics.measure);
  app.use(requestLog(log));
  app.use(securityHeaders(config));
  app.use('/api', mount(routes, services), avatarRouter(services), docsRouter(config.campaign.name), notFound);
  app.use('/assets', named('/assets'), immutableFiles(join(shell, 'assets')));
  app.use('/mf', remoteFiles(config.dataDir, remotes));
  app.use('/files', named('/files'), sealed, immutableFiles(join(config.dataDir, 'files')));
  app.use(pages(services, routes, join(shell, 'index.html')));
  app.use(refuse);
  return app;
}

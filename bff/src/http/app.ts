import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Route } from '../core/request/routes.ts';
import { avatarRouter } from './avatar/avatar-router.ts';
import { observeRequests } from './observe-requests.ts';
import { broughtBuild } from './brought-build.ts';
import { AppError } from '../core/errors.ts';
import { SHELL_FOLDER } from '../core/shell-folder.ts';
import { docsRouter } from './docs/router.ts';
import { createReadiness, health } from './health.ts';
import { withHosts } from './hosts.ts';
import { withInstantAnswers } from './instant.ts';
import type { Metrics } from './metrics.ts';
import { withEndpoints } from './mount.ts';
import { VIEW_STYLES, createDrawing } from './pages/drawing/create-drawing.ts';
import type { DefaultImage } from './pages/head.ts';
import { pages } from './pages/pages.ts';
import { pageFinder } from './pages/registry.ts';
import { siteFiles, type SiteParts } from './pages/site/site-files.ts';
import { remoteFiles } from './remote-files.ts';
import { refuse } from './refuse.ts';
import { pageHeaders, sealed } from './security-headers.ts';
import { immutableFiles } from './static/immutable-files.ts';
import { storedFiles } from './static/stored-files.ts';
import { createTrust } from './trust.ts';
import { ALL_VERSIONS } from './versions/all-versions.ts';
import type { Version } from './versions/change.ts';
import { Versions } from './versions/Versions.ts';

export interface AppOptions {
  readonly metrics?: Metrics;
  /** Where a process asks by itself too. */
  readonly readiness?: ReturnType<typeof createReadiness>;
  /** True from the moment the process is asked to end. */
  readonly isDraining?: () => boolean;
  /** Instead of those of the product, oldest first. */
  readonly versions?: readonly Version[];
  /** The shell's build: `index.html` and `assets/`. */
  readonly shell?: string;
}

/** What is served at addresses of its own. */
export interface Mounted {
  /** `/share`; `/` for whoever looks at the whole path itself. */
  readonly at: string;
  readonly handler: RequestHandler;
}

/** What the areas make up, as far as it is served over HTTP. */
export interface AppParts extends SiteParts {
  readonly infrastructure: Infrastructure;
  readonly routes: readonly Route[];
  readonly middleware: readonly Mounted[];
  readonly defaultImage: DefaultImage;
}

const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};

/** Asks there for what isn't here. */
const otherwise =
  (there: RequestHandler): ErrorRequestHandler =>
  (cause, request, response, next) =>
    cause instanceof AppError && cause.code === 'NOT_FOUND' ? there(request, response, next) : next(cause);

const named =
  (route: string): RequestHandler =>
  (_request, response, next) => {
    response.locals['route'] = route;
    next();
  };

/** The whole HTTP side of the product. */
export function createApp(parts: AppParts, options: AppOptions = {}): RequestListener {
  const { infrastructure: services, routes, pages: visible, middleware, defaultImage } = parts;
  const { config, log, remotes } = services;
  const { metrics, isDraining = () => false, shell = SHELL_FOLDER } = options;
  const versions = new Versions(options.versions ?? ALL_VERSIONS);
  const trust = createTrust(config);
  const observers = { log, metrics, trust };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('case sensitive routing', true);
  app.set('trust proxy', trust);
  app.use(health(options.readiness ?? createReadiness(services), isDraining));
  app.use(observeRequests(observers, pageHeaders(config)));
  app.use('/api', avatarRouter(services), docsRouter(services), notFound);
  const mf = join(config.dataDir, 'mf');
  app.use(VIEW_STYLES, named('/assets'), broughtBuild(remotes.builds), immutableFiles(mf));
  app.use('/assets', named('/assets'), immutableFiles(join(shell, 'assets')));
  if (services.storage.shellFiles) app.use('/assets', otherwise(storedFiles(services.storage.shellFiles)));
  app.use('/mf', remoteFiles(services));
  app.use('/files', named('/files'), sealed, storedFiles(services.storage.publicFiles));
  for (const { at, handler } of middleware) app.use(at, handler);
  app.use(siteFiles(parts));
  const template = join(shell, 'index.html');
  app.use(
    pages({
      services,
      routes,
      findPage: pageFinder(visible),
      defaultImage,
      template,
      drawing: createDrawing(services, template),
    }),
  );
  // Express tells error handlers by their four parameters.
  const failed: ErrorRequestHandler = (cause, request, response, _next) =>
    refuse(services, cause, request, response, request.id);
  app.use(failed);
  const answers = withInstantAnswers(
    withEndpoints(app, routes, services, observers, versions),
    routes,
    services,
    versions.newest,
    metrics,
  );
  return withHosts(answers, services, trust);
}

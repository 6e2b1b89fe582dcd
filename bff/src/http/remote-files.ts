import { join } from 'node:path';
import { Router } from 'express';
import type { Infrastructure } from '../core/infrastructure.ts';
import { broughtBuild, buildFileOf } from './brought-build.ts';
import { AppError } from '../core/errors.ts';
import { createRemoteProxy, type ProxyLimits } from './proxy.ts';
import { fileOf } from './static/file-path.ts';
import { immutableFiles } from './static/immutable-files.ts';

/** Below `/mf`: `/<remote>/<build>/<file>`, from our own folder or through the proxy where the release has an origin. */
export function remoteFiles(
  { config, remotes }: Pick<Infrastructure, 'config' | 'remotes'>,
  limits?: ProxyLimits,
): Router {
  const router = Router({ caseSensitive: true });
  const proxy = createRemoteProxy(limits);
  router.use(
    async (request, response, next) => {
      const asked = buildFileOf(request.path);
      if (!asked || !fileOf('', asked.file) || (request.method !== 'GET' && request.method !== 'HEAD'))
        throw new AppError('NOT_FOUND');
      response.locals['route'] = '/mf';
      const folder = await remotes.registry.originOf(`${asked.remote}/${asked.build}`);
      if (folder) proxy(request, response, next, { folder, file: asked.file });
      else next();
    },
    broughtBuild(remotes.builds),
    immutableFiles(join(config.dataDir, 'mf')),
  );
  return router;
}

import { join } from 'node:path';
import { Router } from 'express';
import type { Services } from '../composition.ts';
import { BUILD_FILE, broughtBuild } from './brought-build.ts';
import { AppError } from './errors.ts';
import { createRemoteProxy, type ProxyLimits } from './proxy.ts';
import { fileOf } from './static/file-path.ts';
import { immutableFiles } from './static/immutable-files.ts';

/** Below `/mf`: `/<remote>/<build>/<file>`, from our own folder or through the proxy where the release has an origin. */
export function remoteFiles(
  { config, builds, remotes }: Pick<Services, 'config' | 'builds' | 'remotes'>,
  limits?: ProxyLimits,
): Router {
  const router = Router({ caseSensitive: true });
  const proxy = createRemoteProxy(limits);
  router.use(
    async (request, response, next) => {
      const [, remote, build, file = ''] = BUILD_FILE.exec(request.path) ?? [];
      if (!fileOf('', file) || (request.method !== 'GET' && request.method !== 'HEAD'))
        throw new AppError('NOT_FOUND');
      response.locals['route'] = '/mf';
      const folder = await remotes.originOf(`${remote}/${build}`);
      if (folder) proxy(request, response, next, { folder, file });
      else next();
    },
    broughtBuild(builds),
    immutableFiles(join(config.dataDir, 'mf')),
  );
  return router;
}

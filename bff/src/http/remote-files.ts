import { join } from 'node:path';
import { Router } from 'express';
import type { RemoteRegistry } from '../remotes/registry.ts';
import { AppError } from './errors.ts';
import { createRemoteProxy, type ProxyLimits } from './proxy.ts';
import { fileOf } from './static/file-path.ts';
import { immutableFiles } from './static/immutable-files.ts';

const FILE = /^\/(mf-[a-z-]+\/[0-9a-f]{16})(\/.+)$/;

/** Below `/mf`: `/<remote>/<build>/<file>`, from our own folder or through the proxy where the release has an origin. */
export function remoteFiles(
  dataDir: string,
  registry: Pick<RemoteRegistry, 'originOf'>,
  limits?: ProxyLimits,
): Router {
  const router = Router({ caseSensitive: true });
  const proxy = createRemoteProxy(limits);
  router.use(
    async (request, response, next) => {
      const [, build = '', file = ''] = FILE.exec(request.path) ?? [];
      if (!fileOf('', file) || (request.method !== 'GET' && request.method !== 'HEAD'))
        throw new AppError('NOT_FOUND');
      response.locals['route'] = '/mf';
      const folder = await registry.originOf(build);
      if (folder) proxy(request, response, next, { folder, file });
      else next();
    },
    immutableFiles(join(dataDir, 'mf')),
  );
  return router;
}

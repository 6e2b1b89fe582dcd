import type { RequestHandler } from 'express';
import type { BuildStore } from '../remotes/BuildFolder.ts';
import { AppError } from './errors.ts';

/** `/<remote>/<build>/<file>` of a request's path. */
export const BUILD_FILE = /^\/(mf-[a-z-]+)\/([0-9a-f]{16})(\/.+)$/;

/** Has the build whose file is asked for lie in our folder, wherever builds are kept. */
export const broughtBuild =
  (builds: BuildStore): RequestHandler =>
  async (request, _response, next) => {
    const [, remote, build] = BUILD_FILE.exec(request.path) ?? [];
    if (remote === undefined || build === undefined) throw new AppError('NOT_FOUND');
    await builds.bring(remote, build).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause });
    });
    next();
  };

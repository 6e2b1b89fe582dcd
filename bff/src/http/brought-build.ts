import type { RequestHandler } from 'express';
import { BUILD_NAME, REMOTE_NAME } from '@fio/contracts';
import type { BuildStore } from '../core/remotes/BuildFolder.ts';
import { AppError } from '../core/errors.ts';

/** What `/<remote>/<build>/<file>` of a request's path names; null for any other path. */
export function buildFileOf(path: string) {
  const [, remote = '', build = '', ...names] = path.split('/');
  const file = `/${names.join('/')}`;
  return REMOTE_NAME.test(remote) && BUILD_NAME.test(build) && file !== '/' ? { remote, build, file } : null;
}

/** Has the build whose file is asked for lie in our folder, wherever builds are kept. */
export const broughtBuild =
  (builds: BuildStore): RequestHandler =>
  async (request, _response, next) => {
    const asked = buildFileOf(request.path);
    if (!asked) throw new AppError('NOT_FOUND');
    await builds.bring(asked.remote, asked.build).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause });
    });
    next();
  };

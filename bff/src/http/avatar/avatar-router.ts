import { Router } from 'express';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { avatarKey } from '../../core/identity/avatar-address.ts';
import { sendBytes } from '../respond.ts';
import { AvatarSource } from './AvatarSource.ts';

const STAFF_MAX_AGE_MS = 10_000;

/** Whose key is whose: the hash can't be turned back, so the few members of staff are gone through. */
function staffByKey({ config, db }: Infrastructure) {
  let known = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;
  return async (key: string): Promise<string | undefined> => {
    if (!known.has(key) && performance.now() - readAt > STAFF_MAX_AGE_MS) {
      readAt = performance.now();
      const staff = await db.adminUser.findMany({ select: { email: true }, where: { disabledAt: null } });
      known = new Map(staff.map(({ email }) => [avatarKey(config, email), email]));
    }
    return known.get(key);
  };
}

/**
 * `/avatar/:key`: the picture of a member of staff, whose e-mail neither stands in the address nor leaves the browser.
 * Nothing (204) when there is none, the service is off or out of reach: the browser then draws the initial, and has no
 * failure to write into its console.
 */
export function avatarRouter(services: Infrastructure): Router {
  const router = Router({ caseSensitive: true });
  const { avatarService } = services.config;
  const source = avatarService === null ? null : new AvatarSource(avatarService);
  const emailOf = staffByKey(services);
  router.get('/avatar/:key', async (request, response) => {
    response.locals['route'] = '/avatar';
    const email = source && (await emailOf(request.params.key));
    const picture = email ? await source.get(email) : null;
    if (!picture) return void response.status(204).end();
    response.setHeader('Cache-Control', 'private, max-age=3600');
    sendBytes(response, 200, picture.type, picture.bytes);
  });
  return router;
}

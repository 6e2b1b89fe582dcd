import { unsubscribe as contract } from '@fio/contracts';
import { maskEmail } from '@fio/domain';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { endByLink, readLink } from './end-by-link.ts';
import { isOn } from './is-on.ts';
import { unsubscribeQueue } from './unsubscribe-queue.ts';

export const unsubscribeRoutes = area(contract, {
  check: async ({ body }, context) => {
    const link = readLink(context, body.token);
    const where = { id: link.registrationId, anonymisedAt: null };
    const visitor = await context.db.registration.findFirst({ where });
    if (!visitor) throw new AppError('INVALID_TOKEN');
    const subscribed = await isOn(context, visitor, link.ends);
    return { email: maskEmail(visitor.email), subscribed, ends: link.ends };
  },
  confirm: async ({ body }, context) => {
    const { language, ip, userAgent } = context;
    await endByLink(context, { token: body.token, language, ip, userAgent });
    return { ok: true as const };
  },
  sendLink: async ({ body }, { db, jobs, language }) => {
    try {
      await jobs.send(db, unsubscribeQueue, { email: body.email, language });
    } catch (cause) {
      throw new AppError('CANNOT_SEND_EMAIL', { cause });
    }
    return { ok: true as const };
  },
});

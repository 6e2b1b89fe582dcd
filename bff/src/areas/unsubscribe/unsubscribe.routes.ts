import { unsubscribe as contract } from '@fio/contracts';
import { maskEmail } from '@fio/domain';
import { area } from '../../core/request/routes.ts';
import { AppError } from '../../core/errors.ts';
import { endMarketing, holderOf } from './end-marketing.ts';
import { unsubscribeQueue } from './unsubscribe-queue.ts';

export const unsubscribeRoutes = area(contract, {
  check: async ({ body }, context) => {
    const id = holderOf(context, body.token);
    const visitor = await context.db.registration.findFirst({ where: { id, anonymisedAt: null } });
    if (!visitor) throw new AppError('INVALID_TOKEN');
    return { email: maskEmail(visitor.email), subscribed: visitor.marketing };
  },
  confirm: async ({ body }, context) => {
    const { language, ip, userAgent } = context;
    await endMarketing(context, { token: body.token, language, ip, userAgent });
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

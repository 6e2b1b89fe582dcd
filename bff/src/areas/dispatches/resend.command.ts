import { countFailed, requeueFailed } from '../../core/mail/failed-mail.ts';
import type { Command } from '../../engine/command.ts';

const BATCH = 100;

/** Sends e-mails again that were given up of late. */
export const resendMail: Command = {
  name: 'resend-mail',
  work: async ({ db, jobs, clock }, { isDry, output, progress }) => {
    const total = await countFailed(db, clock.now());
    if (isDry) {
      output('resendable', { count: total });
      return true;
    }
    let count = 0;
    for (let some = BATCH; some === BATCH; count += some) {
      some = await db.$transaction((tx) => requeueFailed(tx, jobs, { now: clock.now(), limit: BATCH }));
      progress(count + some, Math.max(total, count + some));
    }
    output('resent', { count });
    return true;
  },
};

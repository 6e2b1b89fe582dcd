import { deliver } from '../core/mail/deliver.ts';
import { mailQueue } from '../core/mail/mail-queue.ts';
import { job } from './job.ts';

/** Sends what any area has put into the outbox. */
export const mailJob = job(
  mailQueue,
  ({ infrastructure, transport }) =>
    ({ messageId }, { isLast }) =>
      deliver(infrastructure, transport, { messageId, isLast, now: infrastructure.clock.now() }),
);

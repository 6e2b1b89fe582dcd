import { setTimeout as delay } from 'node:timers/promises';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

const STEP = 100;
/** Longer than a mail server takes; a worker that is busy or away answers nothing here, and the jobs go on. */
const PATIENCE = 5_000;

/**
 * Waits for the worker's first attempt at a letter that is committed already. CANNOT_SEND_CONFIRMATION when the mail
 * server refused it: what it tells of stands, and the job tries again. Without a mail server there is nothing to wait for,
 * nor once nobody waits for the answer.
 */
export async function firstAttempt(
  { db, config, signal }: Pick<RequestContext, 'db' | 'config' | 'signal'>,
  mailId: string | null,
): Promise<void> {
  if (mailId === null || config.smtpUrl === null) return;
  for (let waited = 0; waited < PATIENCE && !signal.aborted; waited += STEP) {
    const letter = await db.outboxMessage.findUnique({
      where: { id: mailId },
      select: { state: true, attempts: true },
    });
    if (letter === null || letter.state === 'sent' || letter.state === 'kept') return;
    if (letter.attempts > 0) throw new AppError('CANNOT_SEND_CONFIRMATION');
    await delay(STEP);
  }
}

import type { Language, Strategy } from '@fio/contracts';
import type { RequestContext } from '../request/RequestContext.ts';
import { defineQueue } from '../jobs/queue.ts';
import { claimNotice, type Attempt } from './lockout.ts';

export interface LockedAccount {
  strategy: Strategy;
  /** null: a name that is nobody's. */
  subjectId: string | null;
  language: Language;
}

export const lockedQueue = defineQueue<LockedAccount>('sign-in-locked', { deleteAfterSeconds: 3_600 });

/**
 * Has the owner of a locked account told, once while the lock lasts. The worker looks who that is: for a name that is
 * nobody's the same is done here, so that it takes as long.
 */
export async function notifyOwner(
  { db, jobs, clock, language }: RequestContext,
  attempt: Attempt,
  subjectId: string | null,
): Promise<void> {
  const { strategy } = attempt;
  await db.$transaction(async (tx) => {
    if (await claimNotice(tx, attempt, clock.now()))
      await jobs.send(tx, lockedQueue, { strategy, subjectId, language });
  });
}

import type { Infrastructure } from '../../core/infrastructure.ts';
import type { LockedAccount } from '../../core/identity/notify-owner.ts';
import { findAccount } from './accounts.ts';

/** Tells the owner of an account that somebody typed too many wrong passwords, and what they can do. */
export async function sendLocked(
  services: Infrastructure,
  { strategy, subjectId, language }: LockedAccount,
): Promise<void> {
  const { db, mail, config } = services;
  if (subjectId === null) return;
  await db.$transaction(async (tx) => {
    const account = await findAccount(services, tx, strategy, { id: subjectId });
    if (!account) return;
    const { email: to, name } = account;
    const link =
      strategy === 'user'
        ? new URL('/forgot', config.publicUrl).href
        : new URL('/admin/forgot', config.adminUrl).href;
    await mail.queue(tx, { to, template: 'sign_in_locked', language, name, link });
  });
}

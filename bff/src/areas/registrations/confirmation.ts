import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { createLink, spendLink, type LinkKind } from '../../core/identity/links.ts';
import { hashToken } from '../../core/identity/tokens.ts';
import { type Origin, recordLog } from '../../core/logs/record-log.ts';
import { AppError } from '../../core/errors.ts';
import { settleSoon } from '../invitations/index.ts';

const CONFIRM: LinkKind = { strategy: 'user', purpose: 'confirm' };

interface Addressee {
  id: string;
  name: string;
  email: string;
}

/** The e-mail that confirms an address, in the transaction that causes it. */
export async function sendConfirmation(
  { mail, config, clock }: Infrastructure,
  tx: Transaction,
  visitor: Addressee,
  language: Language,
): Promise<void> {
  const token = await createLink(tx, CONFIRM, visitor.id, clock.now());
  const link = new URL(`/login?confirm=${token}`, config.publicUrl).href;
  await mail.queue(tx, { to: visitor.email, template: 'confirm', language, name: visitor.name, link });
}

/** Whether this very link has confirmed its address already: pages are reloaded, links clicked twice. */
async function hasConfirmed(tx: Transaction, token: string, now: Date): Promise<boolean> {
  const spent = await tx.linkToken.findFirst({
    where: { tokenHash: hashToken(token), ...CONFIRM, usedAt: { not: null }, expiresAt: { gt: now } },
  });
  if (!spent) return false;
  const visitor = await tx.registration.findUnique({ where: { id: spent.subjectId } });
  return visitor?.emailVerifiedAt != null;
}

/** Confirms the address a link was sent to. */
export async function confirmEmail(
  context: Pick<Infrastructure, 'clock' | 'jobs'> & Origin,
  tx: Transaction,
  token: string,
): Promise<void> {
  const now = context.clock.now();
  const id = await spendLink(tx, token, CONFIRM, now);
  if (id === null) {
    if (await hasConfirmed(tx, token, now)) return;
    throw new AppError('INVALID_TOKEN');
  }
  const confirmed = { where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } };
  const { count } = await tx.registration.updateMany(confirmed);
  if (count === 0) return;
  await recordLog(tx, { kind: 'confirm', registrationId: id, at: now, from: context });
  // Their confirmation doesn't wait for what it gives whoever invited them.
  await settleSoon(context, tx, id);
}

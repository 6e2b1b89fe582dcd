import type { Strategy } from '@fio/contracts';
import type { Transaction } from '../database/prisma.ts';
import { createToken, hashToken } from './tokens.ts';

const MINUTE = 60_000;

/** How long a link of an e-mail works. */
export const LINK_TIMES = {
  reset: 60 * MINUTE,
  confirm: 7 * 24 * 60 * MINUTE,
  email: 24 * 60 * MINUTE,
  invite: 7 * 24 * 60 * MINUTE,
} as const;

export interface LinkKind {
  strategy: Strategy;
  purpose: keyof typeof LINK_TIMES;
}

/** The secret part of a new link. Only its hash is stored here; the message in the outbox carries it. */
export async function createLink(
  db: Transaction,
  { strategy, purpose }: LinkKind,
  subjectId: string,
  now: Date,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + LINK_TIMES[purpose]);
  await db.linkToken.create({
    data: { tokenHash: hashToken(token), strategy, purpose, subjectId, expiresAt, createdAt: now },
  });
  return token;
}

/** An invitation leads to the choice of a password just as a recovery does. */
const serving = (purpose: LinkKind['purpose']) =>
  purpose === 'reset' ? { in: ['reset', 'invite'] } : purpose;

const usable = (token: string, { strategy, purpose }: LinkKind, now: Date) => ({
  tokenHash: hashToken(token),
  strategy,
  purpose: serving(purpose),
  usedAt: null,
  expiresAt: { gt: now },
});

/** Whose link it is, if it still works. */
export async function peekLink(
  db: Transaction,
  token: string,
  kind: LinkKind,
  now: Date,
): Promise<string | null> {
  const link = await db.linkToken.findFirst({ where: usable(token, kind, now), select: { subjectId: true } });
  return link?.subjectId ?? null;
}

/** Uses a link up: of two who come with it at once, one gets the subject and the other null. */
export async function spendLink(
  db: Transaction,
  token: string,
  kind: LinkKind,
  now: Date,
): Promise<string | null> {
  const [link] = await db.linkToken.updateManyAndReturn({
    where: usable(token, kind, now),
    data: { usedAt: now },
    select: { subjectId: true },
  });
  return link?.subjectId ?? null;
}

/** Ends all other links of the kind: after a new password the older mails are waste paper. */
export async function voidLinks(
  db: Transaction,
  { strategy, purpose }: LinkKind,
  subjectId: string,
  now: Date,
): Promise<void> {
  await db.linkToken.updateMany({
    where: { strategy, purpose: serving(purpose), subjectId, usedAt: null },
    data: { usedAt: now },
  });
}

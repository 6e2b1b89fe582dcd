import type { RequestContext } from '../request/RequestContext.ts';
import type { Transaction } from '../database/prisma.ts';
import { createToken, hashToken, isToken } from './tokens.ts';

/** As long as somebody might come back to the same browser: a campaign and some more. */
export const DEVICE_DAYS = 180;
const DAY = 86_400_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The cookie's token, if it is one. */
function tokenOf({ identity, cookies }: RequestContext): string | null {
  const token = identity.knownCookie.read(cookies);
  return token !== undefined && isToken(token) ? token : null;
}

/**
 * By what attempts are counted on this browser, if that account signed in here before: apart from everybody else's, so
 * that nobody locks its owner out from elsewhere (OWASP's device cookies, docs/decisions/signing-in.md). `subjectId`
 * null: asks in vain, so that it takes as long.
 */
export async function deviceName(context: RequestContext, subjectId: string | null): Promise<string | null> {
  const token = tokenOf(context);
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const since = new Date(context.clock.now().getTime() - DEVICE_DAYS * DAY);
  const found = await context.db.knownDevice.findFirst({
    where: { tokenHash, subjectId: subjectId ?? NOBODY, seenAt: { gt: since } },
  });
  return found === null ? null : `device ${tokenHash.toString('hex')} ${found.subjectId}`;
}

/** Whoever else signed in on this browser; nobody, where it has no cookie. */
export async function signedInHere(context: RequestContext, tx: Transaction): Promise<string[]> {
  const token = tokenOf(context);
  if (token === null) return [];
  const found = await tx.knownDevice.findMany({
    where: { tokenHash: hashToken(token) },
    select: { subjectId: true },
  });
  return found.map(({ subjectId }) => subjectId);
}

/** Knows this browser from now on: gives the cookie, or keeps the one it has. */
export async function rememberDevice(
  context: RequestContext,
  tx: Transaction,
  subjectId: string,
): Promise<void> {
  const now = context.clock.now();
  const token = tokenOf(context) ?? createToken();
  const key = { tokenHash: hashToken(token), subjectId };
  await tx.knownDevice.upsert({
    where: { tokenHash_subjectId: key },
    create: { ...key, seenAt: now },
    update: { seenAt: now },
  });
  const expires = new Date(now.getTime() + DEVICE_DAYS * DAY);
  context.reply.header('Set-Cookie', context.identity.knownCookie.set(token, expires));
}

/** After a new password, or the end of an account: whoever knew the old one is a stranger again. */
export async function forgetDevices(
  tx: Transaction,
  subjectId: string,
  except: RequestContext | null,
): Promise<void> {
  const token = except && tokenOf(except);
  await tx.knownDevice.deleteMany({
    where: { subjectId, ...(token && { tokenHash: { not: hashToken(token) } }) },
  });
}

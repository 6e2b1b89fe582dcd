import type { BodyOf, passkeys } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import type { CreatedSession } from '../../core/identity/session-writes.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { openSession, recordFailure, refuseStopped } from '../session/index.ts';

/** What a challenge of a sign-in is for: nobody is known yet. */
export const SIGN_IN = 'sign-in';

type Used = BodyOf<typeof passkeys.login>['credential'];

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** The key of that id, where it is that person's; both must be said, and neither can be guessed. */
async function findPasskey({ db }: RequestContext, { id, response }: Used) {
  const credentialId = bytesOf(id);
  const owner = { handle: bytesOf(response.userHandle) };
  return db.passkey.findFirst({
    where: { credentialId, owner },
    include: { owner: { select: { registration: true } } },
  });
}

/**
 * Signs a visitor in with a passkey. Whatever is wrong with it reads the same; that an account is stopped is told to its owner
 * alone, and one that was erased has no key.
 */
export async function signInByPasskey(context: RequestContext, credential: Used): Promise<CreatedSession> {
  const { clock, db, identity } = context;
  const response = { ...credential, clientExtensionResults: {} };
  const find = () => findPasskey(context, credential);
  const { key, kept } = await identity.passkeys.used(db, SIGN_IN, response, find);
  if (!key || !kept) {
    await recordFailure(context, key?.registrationId ?? null);
    throw new AppError('INVALID_PASSKEY');
  }
  refuseStopped(key.owner.registration);
  const { id, registrationId, counter } = key;
  const now = clock.now();
  return openSession(context, registrationId, async (tx) => {
    // Whoever removed it, used it or stopped the account meanwhile wins; in the order in which an erasure takes them.
    const used = await tx.passkey.updateMany({ where: { id, counter }, data: { ...kept, lastUsedAt: now } });
    const entered = await tx.registration.updateMany({
      where: { id: registrationId, blockedAt: null, disabledAt: null },
      data: { lastLoginAt: now },
    });
    if (used.count === 0 || entered.count === 0) throw new AppError('INVALID_PASSKEY');
  });
}

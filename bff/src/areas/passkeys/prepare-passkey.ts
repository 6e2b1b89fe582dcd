import { randomBytes } from 'node:crypto';
import { MOST_PASSKEYS } from '@fio/contracts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { ResolvedSession } from '../../core/identity/ResolvedSession.ts';
import { PROOF_TIME } from '../../core/identity/session-policy.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { proveOwn } from '../profile/index.ts';

/** What a challenge is for: who proved themselves in one session can't have a key of another accepted by it. */
export const creationOf = ({ tokenHash }: Pick<ResolvedSession, 'tokenHash'>): string =>
  `creation ${tokenHash.toString('hex')}`;

/** An open browser is not enough for a new way in: they signed in a moment ago, or type their password again. */
async function prove(context: SignedInContext, password: string | null): Promise<void> {
  const { provedAt } = context.session;
  if (password !== null) return void (await proveOwn(context, password, 'password'));
  const isFresh = provedAt !== null && context.clock.now().getTime() - provedAt.getTime() < PROOF_TIME;
  if (!isFresh) throw invalidField('password', 'required');
}

/** By what authenticators know this person: theirs since their first passkey, and found by nobody else. */
async function handleOf({ db, session }: SignedInContext): Promise<Uint8Array<ArrayBuffer>> {
  const registrationId = session.subjectId;
  // Not for who is being erased at this moment.
  await db.$executeRaw`
    INSERT INTO passkey_owners (registration_id, handle)
    SELECT id, ${randomBytes(32)} FROM registrations
    WHERE id = ${registrationId}::uuid AND anonymised_at IS NULL FOR KEY SHARE
    ON CONFLICT (registration_id) DO NOTHING`;
  const owner = await db.passkeyOwner.findUnique({ where: { registrationId } });
  if (!owner) throw new AppError('UNAUTHORIZED');
  return owner.handle;
}

/** What the browser needs to make a passkey for whoever is signed in. */
export async function preparePasskey(context: SignedInContext, password: string | null) {
  const { db, identity, session } = context;
  await prove(context, password);
  const { subjectId: id } = session;
  const visitor = await db.registration.findUniqueOrThrow({ where: { id } });
  const known = await db.passkey.findMany({ where: { registrationId: id } });
  if (known.length >= MOST_PASSKEYS) throw new AppError('PASSKEY_LIMIT');
  const { email: name, name: first, lastName } = visitor;
  const user = { handle: await handleOf(context), name, displayName: `${first} ${lastName}` };
  return identity.passkeys.creationOptions(creationOf(session), user, known);
}

import { type BodyOf, MOST_PASSKEYS, type passkeys, type PasskeyView, TRANSPORTS } from '@fio/contracts';
import { AppError } from '../../core/errors.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { creationOf } from './prepare-passkey.ts';
import { presentPasskey } from './present-passkey.ts';
import { tellOwner } from './tell-owner.ts';

type Transport = (typeof TRANSPORTS)[number];
const known: ReadonlySet<string> = new Set(TRANSPORTS);
/** Those of tomorrow are no help to today's browsers. */
const isKnown = (one: string): one is Transport => known.has(one);

/** An authenticator gives each key an id of its own: one that is there already is there for good. */
const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

/** Keeps a passkey that the browser has just made for whoever is signed in, and tells them. */
export async function addPasskey(
  context: SignedInContext,
  { name, credential }: BodyOf<typeof passkeys.add>,
): Promise<PasskeyView> {
  const { clock, db, identity, session } = context;
  const { subjectId: registrationId } = session;
  const transports = (credential.response.transports ?? []).filter(isKnown);
  const made = {
    ...credential,
    response: { ...credential.response, transports },
    clientExtensionResults: {},
  };
  const facts = await identity.passkeys.created(db, creationOf(session), made);
  if (!facts) throw new AppError('INVALID_PASSKEY');
  const at = clock.now();
  const row = await context
    .transaction(async (tx) => {
      // One after the other of a person, so that the limit holds; and none of who was erased meanwhile.
      const owners = await tx.$executeRaw`
        SELECT FROM passkey_owners WHERE registration_id = ${registrationId}::uuid FOR UPDATE`;
      if (owners === 0) throw new AppError('UNAUTHORIZED');
      if ((await tx.passkey.count({ where: { registrationId } })) >= MOST_PASSKEYS)
        throw new AppError('PASSKEY_LIMIT');
      const data = { registrationId, name, transports, createdAt: at, ...facts };
      const added = await tx.passkey.create({ data });
      await recordLog(tx, { kind: 'passkey_added', registrationId, at, from: context });
      await tellOwner(context, tx, 'passkey_added');
      return added;
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new AppError('CONFLICT', { cause: error }) : error;
    });
  return presentPasskey(row);
}

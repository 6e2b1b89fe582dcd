import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '../../core/database/prisma.ts';
import { orBusy } from '../../core/identity/prove-password.ts';
import { renewLookups } from '../../core/identity/renew-lookups.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { places } from '../../core/secrets/places.ts';
import { once } from '../../http/idempotency.ts';
import { AppError } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import { sendConfirmation } from './confirmation.ts';
import { documentsSeen, marketingProof } from '../consents/index.ts';
import { assertRegistrable, assertRegistrationOpen, type RegistrationBody } from './register-rules.ts';
import { noteInvitation } from '../invitations/index.ts';
import { assertNotBlocked } from '../cpf-block/index.ts';
import { assertNotTaken } from './taken.ts';

interface Prepared {
  body: RegistrationBody;
  passwordHash: string;
}

function rowOf({ vaults, clock }: RequestContext, { body, passwordHash }: Prepared) {
  const { cpf, birthDate, utm, name, lastName, email, phone, state, city, marketing } = body;
  const id = randomUUIDv7();
  return {
    id,
    ...vaults.cpf.lookup(cpf),
    cpfEncrypted: vaults.cpf.encrypt(cpf, places.registrationCpf(id)),
    passwordHash,
    name,
    lastName,
    email,
    phone,
    birthDate: new Date(`${birthDate}T00:00:00Z`),
    state,
    city,
    marketing,
    utmSource: utm?.source ?? null,
    utmMedium: utm?.medium ?? null,
    utmCampaign: utm?.campaign ?? null,
    createdAt: clock.now(),
  };
}

/**
 * One row for each document, as it was published, and one for the box of marketing, also when it was left empty: that it
 * was offered and refused is worth knowing.
 */
async function consentsOf(
  context: RequestContext,
  tx: Transaction,
  registrationId: string,
  { documents, marketing }: RegistrationBody,
) {
  const { language, ip, userAgent, clock } = context;
  const at = clock.now();
  const accepted = await documentsSeen(tx, documents, at);
  const seen = { registrationId, ip, userAgent, at };
  return [
    ...accepted.map((proof) => ({ ...seen, ...proof, granted: true })),
    { ...seen, ...marketingProof(language), purpose: 'marketing', granted: marketing },
  ];
}

/** Of two who come with the same CPF, e-mail or phone at once, the database takes one and we tell the other. */
async function insert(context: RequestContext, tx: Transaction, prepared: Prepared): Promise<string> {
  const { body } = prepared;
  await renewLookups(tx, context.vaults.cpf, [body.cpf]);
  const hashes = context.vaults.cpf.hashes(body.cpf);
  await assertNotBlocked(tx, hashes, context.clock.now());
  const unique = { hashes, email: body.email, phone: body.phone };
  await assertNotTaken(tx, unique);
  const [created] = await tx.registration.createManyAndReturn({
    data: [rowOf(context, prepared)],
    skipDuplicates: true,
    select: { id: true, name: true, email: true },
  });
  if (!created) {
    await assertNotTaken(tx, unique);
    throw new AppError('CONFLICT');
  }
  const consents = await consentsOf(context, tx, created.id, body);
  await tx.consent.createMany({ data: consents });
  const log = { registrationId: created.id, at: context.clock.now(), from: context };
  await recordLog(tx, { ...log, kind: 'register' });
  for (const { purpose, granted } of consents)
    if (granted) await recordLog(tx, { ...log, kind: 'consent', detail: { purpose } });
  await noteInvitation(context, tx, created.id, body.invitation);
  await sendConfirmation(context, tx, created, context.language);
  return created.id;
}

const seen = ({ addresses, ip }: RequestContext, id: string) =>
  addresses.sightings.note(addressKey(ip), 'registrations', id);

/**
 * Registers a visitor. The password is hashed before any transaction is open, so that a rush of registrations
 * waits in the password queue and not on database connections; that is why the key is seen to here.
 */
export async function register(
  context: RequestContext,
  body: RegistrationBody,
): Promise<{ ok: true; email: string }> {
  const { config, clock, vaults, identity, db, idempotencyKey: key } = context;
  assertRegistrationOpen(config, clock.now());
  await assertRegistrable(body, config, clock.now());
  const passwordHash = await orBusy(identity.passwords.hash(body.password, 'user'));
  const prepared = { body, passwordHash };
  const answer = { ok: true as const, email: body.email };
  if (key === null) {
    seen(context, await context.transaction((tx) => insert(context, tx, prepared)));
    return answer;
  }
  // Without the password: what is kept of the request is a plain hash, and a plain hash of a password can be guessed.
  const input = {
    ...body,
    // Of the oldest key: a repetition is one after another key came into use, too.
    cpf: vaults.cpf.hashes(body.cpf).at(-1)?.toString('hex'),
    password: null,
    passwordConfirmation: null,
  };
  const created: string[] = [];
  await once(db, { scope: 'guest POST /register', key, input }, async (tx) => {
    created.push(await insert(context, tx, prepared));
    return { status: 201, body: answer };
  });
  // Empty for a repetition, which registered nobody.
  for (const id of created) seen(context, id);
  return answer;
}

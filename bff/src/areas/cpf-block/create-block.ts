import { randomUUID } from 'node:crypto';
import type { BodyOf, cpfBlock } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { renewLookups } from '../../core/identity/renew-lookups.ts';
import { places } from '../../core/secrets/places.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { invalidField } from '../../core/errors.ts';
import { auditBlock, blockDetailOf, blockStateOf, findBlock } from './block-record.ts';
import { stopRegistrations } from './stop-registrations.ts';

type Body = BodyOf<typeof cpfBlock.create>;

/** What a block says, whether it is new or one that had ended. */
function dataOf(context: StaffContext, id: string, body: Body) {
  const { vaults, clock } = context;
  const { cpf, reason, note, expiresOn } = body;
  return {
    reason,
    note,
    origin: 'manual',
    cpfEncrypted: vaults.cpf.encrypt(cpf, places.blockedCpf(id)),
    byName: context.session.admin.name,
    expiresOn: expiresOn === null ? null : new Date(`${expiresOn}T00:00:00Z`),
    liftedAt: null,
    liftedBy: null,
    liftedReason: null,
    createdAt: clock.now(),
  };
}

/** Two who block the same CPF at once meet here: the second waits, and finds it blocked. */
async function locked(tx: Transaction, hashes: Buffer<ArrayBuffer>[], now: Date) {
  for (const name of hashes.map((hash) => hash.toString('hex')).sort())
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const before = await tx.blockedCpf.findFirst({ where: { cpfHash: { in: hashes } } });
  if (before && blockStateOf(before, now) === 'active') throw invalidField('cpf', 'cpf_blocked');
  return before && findBlock(tx, before.id);
}

/** Blocks a CPF, and whoever is registered with it, in one commit. */
export async function createBlock(context: StaffContext, body: Body) {
  const { clock, vaults } = context;
  const now = clock.now();
  if (body.expiresOn !== null && body.expiresOn < todayInSaoPaulo(now)) {
    throw invalidField('expiresOn', 'past_date');
  }
  const hashes = vaults.cpf.hashes(body.cpf);
  const { stopped, detail } = await context.transaction(async (tx) => {
    const before = await locked(tx, hashes, now);
    await renewLookups(tx, vaults.cpf, [body.cpf]);
    const id = before?.id ?? randomUUID();
    const data = dataOf(context, id, body);
    if (before) await tx.blockedCpf.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
    else await tx.blockedCpf.create({ data: { id, ...data, ...vaults.cpf.lookup(body.cpf) } });
    const subjects = await stopRegistrations(tx, hashes, now);
    const after = await findBlock(tx, id);
    await auditBlock(context, tx, { action: 'create', before, after });
    return { stopped: subjects, detail: blockDetailOf(after, context) };
  });
  for (const subjectId of stopped) context.identity.sessions.forget({ subjectId });
  return detail;
}

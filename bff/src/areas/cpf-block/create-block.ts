import type { BodyOf, cpfBlock } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { liveAdmin } from '../../core/identity/live-session.ts';
import type { RequestContext } from '../../http/context.ts';
import { invalidField } from '../../http/errors.ts';
import { auditBlock, blockDetailOf, blockStateOf, findBlock } from './block-record.ts';
import { stopRegistrations } from './stop-registrations.ts';

type Body = BodyOf<typeof cpfBlock.create>;

/** What a block says, whether it is new or one that had ended. */
function dataOf(context: RequestContext, { cpf, reason, note, expiresOn }: Body) {
  const { cpfVault, clock } = context;
  return {
    ...{ reason, note },
    origin: 'manual',
    cpfEncrypted: cpfVault.encrypt(cpf),
    byName: liveAdmin(context).name,
    expiresOn: expiresOn === null ? null : new Date(`${expiresOn}T00:00:00Z`),
    liftedAt: null,
    liftedBy: null,
    liftedReason: null,
    createdAt: clock.now(),
  };
}

/** Two who block the same CPF at once meet here: the second waits, and finds it blocked. */
async function locked(tx: Transaction, cpfHash: Uint8Array<ArrayBuffer>, now: Date) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${Buffer.from(cpfHash).toString('hex')}, 0))`;
  const before = await tx.blockedCpf.findUnique({ where: { cpfHash } });
  if (before && blockStateOf(before, now) === 'active') throw invalidField('cpf', 'cpf_blocked');
  return before && findBlock(tx, before.id);
}

/** Blocks a CPF, and whoever is registered with it, in one commit. */
export async function createBlock(context: RequestContext, body: Body) {
  const { clock, cpfVault } = context;
  const now = clock.now();
  if (body.expiresOn !== null && body.expiresOn < todayInSaoPaulo(now)) {
    throw invalidField('expiresOn', 'past_date');
  }
  const cpfHash = cpfVault.hash(body.cpf);
  const data = dataOf(context, body);
  const { stopped, detail } = await context.transaction(async (tx) => {
    const before = await locked(tx, cpfHash, now);
    const { id } = before
      ? await tx.blockedCpf.update({
          where: { id: before.id },
          data: { ...data, version: { increment: 1 } },
        })
      : await tx.blockedCpf.create({ data: { ...data, cpfHash } });
    const subjects = await stopRegistrations(tx, [cpfHash], now);
    const after = await findBlock(tx, id);
    await auditBlock(context, tx, { action: 'create', before, after });
    return { stopped: subjects, detail: blockDetailOf(after, context) };
  });
  for (const subjectId of stopped) context.sessions.forget({ subjectId });
  return detail;
}

import type { cpfBlockDetail, cpfBlockRow } from '@fio/contracts';
import { cpfBlockState, maskCpf, todayInSaoPaulo } from '@fio/domain';
import type * as z from 'zod/mini';
import { recordAction } from '../../core/audit/record-action.ts';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { places } from '../../core/secrets/places.ts';
import type { BlockedCpf } from '../../generated/prisma/client.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';

/** A blocked CPF with the registration it stops. */
export type BlockRecord = BlockedCpf & { registration: { id: string; name: string } | null };

const keyOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex');

async function withRegistrations(tx: Transaction, blocks: BlockedCpf[]): Promise<BlockRecord[]> {
  const people = await tx.registration.findMany({
    where: { cpfHash: { in: blocks.map(({ cpfHash }) => cpfHash) } },
    select: { id: true, name: true, lastName: true, cpfHash: true },
  });
  const found = new Map(people.map((person) => [keyOf(person.cpfHash), person]));
  return blocks.map((block) => {
    const person = found.get(keyOf(block.cpfHash));
    const registration = person ? { id: person.id, name: `${person.name} ${person.lastName}` } : null;
    return { ...block, registration };
  });
}

export const loadBlocks = async (tx: Transaction, ids: string[]): Promise<BlockRecord[]> =>
  withRegistrations(tx, await tx.blockedCpf.findMany({ where: { id: { in: ids } } }));

/** The block, or NOT_FOUND. */
export async function findBlock(tx: Transaction, id: string): Promise<BlockRecord> {
  const [found] = await loadBlocks(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** Whether a block holds now, has run out or was lifted. */
export const blockStateOf = ({ liftedAt, expiresOn }: BlockedCpf, now: Date) =>
  cpfBlockState({ liftedAt, expiresOn: dayOf(expiresOn) }, todayInSaoPaulo(now));

type Hashes = readonly Uint8Array<ArrayBuffer>[];

/** What keeps a CPF from taking part now: a block that was neither lifted nor has run out. Its hashes of all keys. */
export async function barringBlock(tx: Transaction, hashes: Hashes, now: Date): Promise<BlockedCpf | null> {
  const block = await tx.blockedCpf.findFirst({ where: { cpfHash: { in: [...hashes] } } });
  return block !== null && blockStateOf(block, now) === 'active' ? block : null;
}

/** Whether a CPF may not take part now. */
export const isBarred = async (tx: Transaction, hashes: Hashes, now: Date): Promise<boolean> =>
  (await barringBlock(tx, hashes, now)) !== null;

type Seen = Pick<RequestContext, 'clock' | 'vaults'>;

export function blockRowOf(block: BlockRecord, { clock, vaults }: Seen): z.input<typeof cpfBlockRow> {
  const { id, cpfEncrypted, reason, origin, note, byName, createdAt, expiresOn, registration, version } =
    block;
  return {
    id,
    note,
    registration,
    version,
    cpf: cpfEncrypted && maskCpf(vaults.cpf.decrypt(cpfEncrypted, places.blockedCpf(id))),
    // Held by check constraints.
    reason: reason as z.input<typeof cpfBlockRow>['reason'],
    origin: origin as z.input<typeof cpfBlockRow>['origin'],
    state: blockStateOf(block, clock.now()),
    by: byName,
    createdAt: createdAt.toISOString(),
    expiresOn: dayOf(expiresOn),
  };
}

export function blockDetailOf(block: BlockRecord, seen: Seen): z.input<typeof cpfBlockDetail> {
  const { liftedAt, liftedBy, liftedReason } = block;
  return {
    ...blockRowOf(block, seen),
    liftedBy,
    liftedReason,
    liftedAt: liftedAt?.toISOString() ?? null,
  };
}

const audited = ({ reason, origin, note, expiresOn, liftedAt }: BlockRecord) => ({
  reason,
  origin,
  note,
  expiresOn: dayOf(expiresOn),
  liftedAt,
});

interface Change {
  readonly action: string;
  readonly before: BlockRecord | null;
  readonly after: BlockRecord | null;
  readonly reason?: string;
}

/** Tells the audit of what became of a block, named by its masked CPF. Call it last. */
export async function auditBlock(
  context: RequestContext,
  tx: Transaction,
  { action, before, after, reason }: Change,
): Promise<void> {
  const { actor, clock } = context;
  const known = after ?? before;
  await recordAction(tx, {
    actor,
    at: clock.now(),
    resource: 'cpf-block',
    recordId: known?.id ?? null,
    action,
    summary: (known && blockRowOf(known, context).cpf) ?? '',
    before: before && audited(before),
    after: after && audited(after),
    reason: reason ?? null,
  });
}

/** Refuses a CPF that may not take part. */
export async function assertNotBlocked(
  db: Transaction,
  hashes: readonly Uint8Array<ArrayBuffer>[],
  now: Date,
): Promise<void> {
  if (await isBarred(db, hashes, now)) throw new AppError('CPF_BLOCKED');
}

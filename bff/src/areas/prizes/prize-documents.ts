import type { BodyOf, ParamsOf, validationEvidence } from '@fio/contracts';
import { hasEvidence, PRIZE_CHECKS, type PrizeChecklist } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { keepSealed, type KeptFile } from '../../core/files/keep-sealed.ts';
import { holdPerson } from '../../core/people/hold-person.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { filePlace } from '../../core/secrets/places.ts';
import { evidenceOf, findPrize, isFree, type PrizeRecord } from './prize-record.ts';
import { auditPrize, takePrize } from './prize-steps.ts';
import { validationCaseOf } from './validation-case.ts';

/** CONFLICT unless something of a win may still be collected: of a free slot there is none, and a delivered one is done with. */
export function mustBeCollected({ state, ...prize }: PrizeRecord): void {
  if (isFree({ state }) || state === 'delivered' || prize.registration?.anonymisedAt !== null)
    throw new AppError('CONFLICT');
}

/** Before the prize's own row, and to the commit: who erases its winner waits, or has done so. CONFLICT without a winner. */
export async function holdWinner(tx: Transaction, id: string): Promise<void> {
  const { registrationId } = await findPrize(tx, id);
  if (registrationId === null || !(await holdPerson(tx, registrationId))) throw new AppError('CONFLICT');
}

type Attached = ParamsOf<typeof validationEvidence.attach>;

function noteDocument(context: StaffContext, { id, kind }: Attached, file: KeptFile): Promise<void> {
  return context.transaction(async (tx) => {
    await holdWinner(tx, id);
    // Who decides has the row first, or finds what came. What somebody ticks meanwhile stays theirs to save.
    await tx.$executeRaw`SELECT FROM prizes WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const before = await findPrize(tx, id);
    mustBeCollected(before);
    const by = { byId: context.session.admin.id, createdAt: context.clock.now() };
    await tx.prizeDocument.create({ data: { prizeId: id, kind, ...file, ...by } });
    await auditPrize(context, tx, { action: 'attach', id, before });
  });
}

/** Keeps what a winner sent. */
export async function attachDocument(context: StaffContext, asked: Attached) {
  mustBeCollected(await findPrize(context.db, asked.id));
  await keepSealed(context, 'prizes', (file) => noteDocument(context, asked, file));
  // Only then: its row stands, and must not lose its file to what can't be read now.
  return validationCaseOf(context, asked.id);
}

type Address = ParamsOf<typeof validationEvidence.document>;

function documentOf({ documents }: PrizeRecord, documentId: string) {
  const found = documents.find(({ id }) => id === documentId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** A document to be looked at; that somebody did is audited before it leaves. */
export async function prizeDocument(context: RequestContext, { id, documentId }: Address): Promise<RawReply> {
  const { db, storage, vaults, actor, clock } = context;
  const prize = await findPrize(db, id);
  const { kind, fileKey, fileType } = documentOf(prize, documentId);
  const kept = await storage.privateFiles.read(fileKey);
  if (kept === null) throw new AppError('NOT_FOUND');
  const told = { resource: 'prizes', recordId: id, action: 'download', summary: prize.kind.title } as const;
  await context.transaction((tx) =>
    recordAction(tx, { ...told, actor, at: clock.now(), after: { document: kind } }),
  );
  const name = fileType === 'application/pdf' ? `${kind}.pdf` : undefined;
  return new RawReply(vaults.files.open(kept, filePlace(fileKey)), fileType, name);
}

/** The answers that still have something to show for them. */
function stillFounded(prize: PrizeRecord): PrizeChecklist {
  const checklist = (prize.checklist ?? {}) as PrizeChecklist;
  const evidence = evidenceOf(prize);
  const kept = PRIZE_CHECKS.flatMap((check) =>
    checklist[check] !== undefined && hasEvidence(check, evidence)
      ? [[check, checklist[check]] as const]
      : [],
  );
  return Object.fromEntries(kept);
}

/**
 * Removes a document that is the wrong one, and what was ticked by it alone. A decision stands on its documents: it is taken
 * back first.
 */
export async function discardDocument(
  context: StaffContext,
  { id, documentId }: Address,
  { version, reason }: BodyOf<typeof validationEvidence.discard>,
) {
  const fileKey = await context.transaction(async (tx) => {
    const before = await takePrize(tx, { id, version, refusal: 'CANNOT_SAVE_VALIDATION' });
    const wrong = documentOf(before, documentId);
    if (before.state !== 'pending') throw new AppError('CONFLICT');
    await tx.prizeDocument.delete({ where: { id: documentId } });
    const checklist = stillFounded(await findPrize(tx, id));
    if (before.checklist !== null) await tx.prize.update({ where: { id }, data: { checklist } });
    await auditPrize(context, tx, { action: 'discard', id, before, reason });
    return wrong.fileKey;
  });
  await context.storage.privateFiles.remove(fileKey);
  return validationCaseOf(context, id);
}

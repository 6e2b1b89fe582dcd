import { audit, claim, find } from '../../core/crud/records.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { isAmendment, regulationDetailOf, type RegulationRecord } from './regulation-record.ts';
import { regulationResource } from './regulations.resource.ts';
import { storePrinted } from './store-pdf.ts';
import { sha256 } from '../../core/secrets/content-hash.ts';

/** From when a version holds: from now unless it says later, and always after the one it replaces. */
function effectiveFromOf({ effectiveFrom, supersedes }: RegulationRecord, now: Date): Date {
  const from = effectiveFrom ?? now;
  if (from < now) throw invalidField('effectiveFrom', 'effective_past', 'INVALID_DATE');
  const before = supersedes?.effectiveFrom ?? null;
  if (before !== null && from <= before)
    throw invalidField('effectiveFrom', 'effective_order', 'INVALID_DATE');
  return from;
}

async function printedPdf(
  { storage, clock }: RequestContext,
  tx: Transaction,
  one: RegulationRecord,
  effectiveFrom: Date,
): Promise<string> {
  const data = await storePrinted(storage.publicFiles, one, { effectiveFrom, publishedAt: clock.now() });
  return (await tx.storedPdf.create({ data })).id;
}

/** Publishes a draft for good, with the hash of its text and its PDF. */
export async function publishRegulation(context: StaffContext, id: string, version: number) {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const before = await claim(regulationResource, tx, id, version);
    if (before.publishedAt !== null) throw new AppError('CONFLICT');
    if (isAmendment(before, context) && before.amendment === null)
      throw invalidField('amendment', 'amendment');
    const effectiveFrom = effectiveFromOf(before, now);
    const pdfId = before.pdfId ?? (await printedPdf(context, tx, before, effectiveFrom));
    await tx.regulation.update({
      where: { id },
      data: { publishedAt: now, effectiveFrom, textHash: sha256(before.html), pdfId },
    });
    const after = await find(regulationResource, tx, id);
    await audit(regulationResource, tx, context, { action: 'publish', before, after });
    return regulationDetailOf(after, context);
  });
}

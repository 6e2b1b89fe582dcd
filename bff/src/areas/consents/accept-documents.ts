import type { ResolvedSession } from '../../core/identity/ResolvedSession.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { documentsInForce } from './documents-in-force.ts';
import { pendingDocuments } from './pending-documents.ts';

/** Writes down that the visitor agrees to `ids`. The same again leaves no second row. */
export async function acceptDocuments(
  context: RequestContext,
  { subjectId: registrationId }: ResolvedSession,
  ids: readonly string[],
): Promise<void> {
  const { ip, userAgent } = context;
  const at = context.clock.now();
  await context.transaction(async (tx) => {
    // Two clicks at once wait for each other here, so that the second finds what the first wrote.
    await tx.$queryRaw`SELECT 1 FROM registrations WHERE id = ${registrationId}::uuid FOR UPDATE`;
    const proofs = new Map((await documentsInForce(tx, at)).map((proof) => [proof.regulationId, proof]));
    if (!ids.every((id) => proofs.has(id))) throw new AppError('DOCUMENTS_CHANGED');
    const open = new Set((await pendingDocuments(tx, registrationId, at)).map(({ id }) => id));
    const given = [...proofs.values()].filter(
      ({ regulationId }) => open.has(regulationId) && ids.includes(regulationId),
    );
    await tx.consent.createMany({
      data: given.map((proof) => ({ registrationId, granted: true, ...proof, ip, userAgent, at })),
    });
    for (const { purpose } of given)
      await recordLog(tx, { kind: 'consent', registrationId, at, from: context, detail: { purpose } });
  });
}

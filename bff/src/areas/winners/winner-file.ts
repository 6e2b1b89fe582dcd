import type { BodyOf, ParamsOf, winners } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import { filePlace } from '../../core/secrets/places.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { mustBeOpen } from './keep-document.ts';
import { findWinner, kindOf, type WinnerRecord } from './winner-record.ts';
import { auditWinner, lockWinner, titleOf } from './winner-steps.ts';
import { winnerDetailOf } from './winner-view.ts';

type Address = ParamsOf<typeof winners.file>;

function documentOf({ documents }: WinnerRecord, documentId: string) {
  const found = documents.find(({ id }) => id === documentId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** A document, to be saved under its kind; that somebody took it is audited. */
export async function winnerFile(context: RequestContext, { id, documentId }: Address): Promise<RawReply> {
  const { db, storage, vaults, actor, clock } = context;
  const winner = await findWinner(db, id);
  const { kind, fileKey, fileType } = documentOf(winner, documentId);
  const kept = await storage.privateFiles.read(fileKey);
  if (kept === null) throw new AppError('NOT_FOUND');
  await context.transaction((tx) =>
    recordAction(tx, {
      actor,
      at: clock.now(),
      resource: 'winners',
      recordId: id,
      action: 'download',
      summary: titleOf(winner),
      after: { document: kind },
    }),
  );
  return new RawReply(
    vaults.files.open(kept, filePlace(fileKey)),
    fileType,
    `${kind}.${fileType === 'application/pdf' ? 'pdf' : 'webp'}`,
  );
}

/** Removes a document that is the wrong one: its row first, so that none names a file that is gone. */
export async function discardDocument(
  context: RequestContext,
  { id, documentId }: Address,
  { reason }: BodyOf<typeof winners.discard>,
) {
  const { detail, key } = await context.transaction(async (tx) => {
    const before = await lockWinner(tx, id);
    const wrong = documentOf(before, documentId);
    mustBeOpen(before, kindOf(wrong));
    // What a disqualification goes by stays with it.
    const isUsed = before.proposals.some(
      ({ evidenceId, renunciationId }) => evidenceId === documentId || renunciationId === documentId,
    );
    if (isUsed) throw new AppError('CONFLICT');
    await tx.winnerDocument.delete({ where: { id: documentId } });
    const after = await auditWinner(context, tx, { action: 'discard', before, reason });
    return { detail: winnerDetailOf(context, after), key: wrong.fileKey };
  });
  await context.storage.privateFiles.remove(key);
  return detail;
}

import type { ParamsOf, winners } from '@fio/contracts';
import {
  canMoveWinner,
  isOfDisqualification,
  takesWinnerDocuments,
  type WinnerDocumentKind,
} from '@fio/domain';
import { keepSealed, type KeptFile } from '../../core/files/keep-sealed.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { findWinner, stateOf, type WinnerRecord } from './winner-record.ts';
import { auditWinner, lockWinner } from './winner-steps.ts';
import { winnerDetailOf } from './winner-view.ts';

/** CONFLICT unless documents of the kind may still come, or turn out to be the wrong ones. */
export function mustBeOpen(winner: WinnerRecord, kind: WinnerDocumentKind): void {
  const state = stateOf(winner);
  const isOpen = isOfDisqualification(kind)
    ? canMoveWinner(state, 'disqualified')
    : takesWinnerDocuments(state);
  if (!isOpen) throw new AppError('CONFLICT');
}

type Address = ParamsOf<typeof winners.upload>;

function noteDocument(context: StaffContext, { id, kind }: Address, file: KeptFile) {
  return context.transaction(async (tx) => {
    const before = await lockWinner(tx, id);
    mustBeOpen(before, kind);
    const by = { byId: context.session.admin.id, createdAt: context.clock.now() };
    await tx.winnerDocument.create({ data: { winnerId: id, kind, ...file, ...by } });
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'attach', before }));
  });
}

/** Keeps a document. */
export async function keepDocument(context: StaffContext, address: Address) {
  mustBeOpen(await findWinner(context.db, address.id), address.kind);
  return keepSealed(context, 'winners', (file) => noteDocument(context, address, file));
}

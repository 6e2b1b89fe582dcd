import { hash, randomUUID } from 'node:crypto';
import type { ParamsOf, winners } from '@fio/contracts';
import {
  canMoveWinner,
  isOfDisqualification,
  takesWinnerDocuments,
  type WinnerDocumentKind,
} from '@fio/domain';
import { safeFile, type SafeFile } from '../../core/files/safe-file.ts';
import { filePlace } from '../../core/secrets/places.ts';
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

function noteDocument(context: StaffContext, { id, kind }: Address, key: string, file: SafeFile) {
  return context.transaction(async (tx) => {
    const before = await lockWinner(tx, id);
    mustBeOpen(before, kind);
    const data = {
      winnerId: id,
      kind,
      fileKey: key,
      fileType: file.type,
      sha256: Buffer.from(hash('sha256', file.bytes, 'hex'), 'hex'),
      byId: context.session.admin.id,
      createdAt: context.clock.now(),
    };
    await tx.winnerDocument.create({ data });
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'attach', before }));
  });
}

/** Keeps a document; a file that no row came to name is removed again. */
export async function keepDocument(context: StaffContext, address: Address) {
  mustBeOpen(await findWinner(context.db, address.id), address.kind);
  const given = await context.readBody();
  const file = await safeFile(() => Promise.resolve(given));
  const key = `winners/${randomUUID()}.${file.extension}`;
  // An identity card, a CPF: unreadable for whoever has the disk alone.
  await context.storage.privateFiles.write(key, context.vaults.files.seal(file.bytes, filePlace(key)));
  try {
    return await noteDocument(context, address, key, file);
  } catch (error) {
    await context.storage.privateFiles.remove(key);
    throw error;
  }
}

import { randomUUIDv7 } from 'node:crypto';
import { canMoveSaleImport, type SaleImportState } from '@fio/domain';
import { MOST_SALE_FILES } from '@fio/contracts/admin/sale-imports';
import type { Transaction } from '../../core/database/prisma.ts';
import { readText } from '../../core/files/read-text.ts';
import { places } from '../../core/secrets/places.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { saleImportQueue } from './import-queue.ts';
import { findImport, importDetailOf } from './import-record.ts';

const detail = async (tx: Transaction, id: string) => importDetailOf(tx, await findImport(tx, id));

/** Begins an import; nothing is read before its files are there. */
export function startImport({ clock, transaction, session }: StaffContext) {
  const { id: byId, name: byName, type: byType } = session.admin;
  return transaction(async (tx) => {
    const data = { byId, byName, byType, createdAt: clock.now() };
    const { id } = await tx.saleImport.create({ data });
    return detail(tx, id);
  });
}

/** Keeps a file, sealed: tables may hold whole CPFs. */
export async function addFile(context: StaffContext, importId: string, name: string) {
  await findImport(context.db, importId);
  const bytes = await context.readBody();
  const text = readText(bytes);
  const id = randomUUIDv7();
  const contentSealed = context.vaults.cpf.encrypt(text, places.saleFile(id));
  return context.transaction(async (tx) => {
    // Locks the row: the file comes before the check, or is refused.
    const where = { id: importId, state: 'receiving' };
    const { count } = await tx.saleImport.updateMany({ where, data: { version: { increment: 1 } } });
    const { files } = await findImport(tx, importId);
    if (count === 0) throw new AppError('CONFLICT');
    if (files.length >= MOST_SALE_FILES) throw new AppError('FILE_LARGE');
    await tx.saleImportFile.create({ data: { id, importId, name, bytes: bytes.length, contentSealed } });
    return detail(tx, importId);
  });
}

/** The row is locked until the commit; CONFLICT for another version, or a step that isn't in the table. */
async function claim(tx: Transaction, id: string, version: number, to: SaleImportState): Promise<void> {
  const { count } = await tx.saleImport.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const { state, files } = await findImport(tx, id);
  const isMove = canMoveSaleImport(state as SaleImportState, to);
  if (count === 0 || !isMove || (to === 'checking' && files.length === 0)) throw new AppError('CONFLICT');
}

/** Has the next step of an import worked on, in the name of who says so. */
export function stepImport(
  { transaction, jobs, session }: StaffContext,
  id: string,
  { version, to }: { readonly version: number; readonly to: 'checking' | 'importing' },
) {
  const { id: byId, name: byName, type: byType } = session.admin;
  return transaction(async (tx) => {
    await claim(tx, id, version, to);
    await tx.saleImport.update({ where: { id }, data: { state: to, byId, byName, byType } });
    await jobs.send(tx, saleImportQueue, { importId: id });
    return detail(tx, id);
  });
}

/** Gives an import up before it recorded anything; its files and lines are forgotten at once. */
export function cancelImport({ transaction, clock }: RequestContext, id: string, version: number) {
  return transaction(async (tx) => {
    await claim(tx, id, version, 'cancelled');
    await tx.saleImportFile.updateMany({ where: { importId: id }, data: { contentSealed: null } });
    await tx.saleImportLine.deleteMany({ where: { importId: id } });
    await tx.saleImport.update({ where: { id }, data: { state: 'cancelled', finishedAt: clock.now() } });
    return detail(tx, id);
  });
}

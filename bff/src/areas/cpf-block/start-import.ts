import { randomUUIDv7 } from 'node:crypto';
import { canMoveCpfImport, type CpfImportState } from '@fio/domain';
import type { BodyOf, cpfImports } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { places } from '../../core/secrets/places.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { readText } from '../../core/files/read-text.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { cpfImportQueue } from './import-queue.ts';
import { findImport, importViewOf, type ImportRecord } from './import-record.ts';

/** Keeps a list, encrypted, and has it checked. */
export async function startImport(context: StaffContext) {
  const { clock, vaults, jobs } = context;
  const id = randomUUIDv7();
  const listEncrypted = vaults.cpf.encrypt(readText(await context.readBody()), places.cpfImport(id));
  const { id: byId, name: byName, type: byType } = context.session.admin;
  return context.transaction(async (tx) => {
    await tx.cpfImport.create({ data: { id, listEncrypted, byId, byName, byType, createdAt: clock.now() } });
    await jobs.send(tx, cpfImportQueue, { importId: id });
    return importViewOf(await findImport(tx, id));
  });
}

/** The row is locked until the commit; CONFLICT for another version, or a step that isn't in the table. */
async function claim(
  tx: Transaction,
  id: string,
  version: number,
  to: CpfImportState,
): Promise<ImportRecord> {
  const { count } = await tx.cpfImport.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const found = await findImport(tx, id);
  if (count === 0 || !canMoveCpfImport(found.state as CpfImportState, to)) throw new AppError('CONFLICT');
  return found;
}

/** Has a checked list blocked, in the name of who says so. */
export async function runImport(
  context: StaffContext,
  id: string,
  { version, reason, note, expiresOn }: BodyOf<typeof cpfImports.run>,
) {
  const { clock, jobs } = context;
  if (expiresOn !== null && expiresOn < todayInSaoPaulo(clock.now())) {
    throw invalidField('expiresOn', 'past_date');
  }
  const { id: byId, name: byName, type: byType } = context.session.admin;
  return context.transaction(async (tx) => {
    await claim(tx, id, version, 'importing');
    const expires = expiresOn === null ? null : new Date(`${expiresOn}T00:00:00Z`);
    const said = { reason, note, expiresOn: expires, byId, byName, byType };
    await tx.cpfImport.update({ where: { id }, data: { state: 'importing', ...said } });
    await jobs.send(tx, cpfImportQueue, { importId: id });
    return importViewOf(await findImport(tx, id));
  });
}

/** Gives an import up before it blocked anybody; its list is forgotten at once. */
export function cancelImport({ transaction, clock }: RequestContext, id: string, version: number) {
  return transaction(async (tx) => {
    await claim(tx, id, version, 'cancelled');
    const data = { state: 'cancelled', listEncrypted: null, finishedAt: clock.now() };
    await tx.cpfImport.update({ where: { id }, data });
    return importViewOf(await findImport(tx, id));
  });
}

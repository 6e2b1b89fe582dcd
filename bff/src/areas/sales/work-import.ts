import { readFileSync } from 'node:fs';
import type { AdminType } from '@fio/contracts';
import type { SaleImport as View } from '@fio/contracts/admin/sale-imports';
import { type ImportFailure, SALE_VERDICTS, todayInSaoPaulo } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { places } from '../../core/secrets/places.ts';
import type { SaleImport } from '../../generated/prisma/client.ts';
import { confirmWaiting } from '../invoices/index.ts';
import { readSaleFile } from './read-file.ts';
import { judgeLines, stageLines } from './stage-lines.ts';

const RECORD = readFileSync(new URL('./record-lines.sql', import.meta.url), 'utf8');
const LONGEST = 20 * 60_000;

type Outcome = NonNullable<View['outcome']>;

/** How many lines of each verdict there are; of `valid` those that are still lines. */
async function countLines(tx: Transaction, importId: string): Promise<Outcome> {
  const rows = await tx.saleImportLine.groupBy({ by: ['verdict'], where: { importId }, _count: true });
  const found = new Map(rows.map(({ verdict, _count }) => [verdict, _count]));
  const of = (verdict: (typeof SALE_VERDICTS)[number]) => found.get(verdict) ?? 0;
  return {
    lines: SALE_VERDICTS.reduce((sum, verdict) => sum + of(verdict), 0),
    valid: of('valid'),
    known: of('known'),
    repeated: of('repeated'),
    contradicting: of('contradicting'),
    invalid: of('invalid'),
  };
}

/** Reads the files one by one, for each may be large, and forgets their text: the lines know no CPF but its hash. */
async function readFiles(
  { vaults, clock }: Infrastructure,
  tx: Transaction,
  importId: string,
): Promise<void> {
  const files = await tx.saleImportFile.findMany({
    where: { importId },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const today = todayInSaoPaulo(clock.now());
  for (const [file, { id }] of files.entries()) {
    const { contentSealed } = await tx.saleImportFile.findUniqueOrThrow({ where: { id } });
    const text = contentSealed === null ? '' : vaults.cpf.decrypt(contentSealed, places.saleFile(id));
    await stageLines(tx, readSaleFile(text), { importId, file, today, vault: vaults.cpf });
    await tx.saleImportFile.update({ where: { id }, data: { contentSealed: null } });
  }
}

async function check(services: Infrastructure, tx: Transaction, { id }: SaleImport): Promise<void> {
  await readFiles(services, tx, id);
  await judgeLines(tx, id);
  const outcome = await countLines(tx, id);
  await tx.saleImport.update({ where: { id }, data: { state: 'checked', outcome } });
}

/** Claims that wait for what it brought are looked at again. */
async function confirmClaims(services: Infrastructure, tx: Transaction, importId: string): Promise<void> {
  const waiting = await tx.$queryRaw<{ key: string }[]>`
    SELECT DISTINCT i.access_key AS key FROM invoices i JOIN sales s ON s.access_key = i.access_key
    WHERE s.import_id = ${importId}::uuid AND i.ask_at IS NOT NULL`;
  await confirmWaiting(
    services,
    tx,
    waiting.map(({ key }) => key),
  );
}

async function record(services: Infrastructure, tx: Transaction, found: SaleImport): Promise<void> {
  const { id, byId, byName, byType, outcome: before } = found;
  const files = await tx.saleImportFile.findMany({
    where: { importId: id },
    orderBy: { id: 'asc' },
    select: { name: true },
  });
  const names = files.map(({ name }) => name);
  const at = services.clock.now();
  await judgeLines(tx, id);
  const valid = await tx.$executeRawUnsafe(RECORD, id, names, byName, at);
  // Those whose key somebody else brought in this very moment.
  await judgeLines(tx, id);
  await tx.saleImportLine.updateMany({
    where: { importId: id },
    data: { buyerHash: null, buyerHashKey: null },
  });
  await confirmClaims(services, tx, id);
  const outcome = { ...(await countLines(tx, id)), valid, lines: (before as Outcome).lines };
  await tx.saleImport.update({ where: { id }, data: { state: 'imported', outcome, finishedAt: at } });
  await recordAction(tx, {
    actor: { id: byId, name: byName, type: byType as AdminType, ip: null, userAgent: null, requestId: null },
    at,
    resource: 'sales',
    recordId: id,
    action: 'import',
    summary: String(valid),
    after: { ...outcome, files: names.slice(0, 20) },
  });
}

const underWay = (id: string) => ({ id, state: { in: ['checking', 'importing'] } });

/**
 * The next step of an import, whichever that is, all of it or nothing. May be run twice: the row is locked, and a step that
 * was taken is not taken again.
 */
export async function workSaleImport(services: Infrastructure, importId: string): Promise<void> {
  await services.db.$transaction(
    async (tx) => {
      const mine = underWay(importId);
      await tx.saleImport.updateMany({ where: mine, data: { version: { increment: 1 } } });
      const found = await tx.saleImport.findFirst({ where: mine });
      if (found?.state === 'checking') await check(services, tx, found);
      if (found?.state === 'importing') await record(services, tx, found);
    },
    { timeout: LONGEST },
  );
}

/**
 * Ends an import that nobody works any more; its files and lines are forgotten. A worker that was only believed dead is waited
 * for, and what it finished stays.
 */
export async function failSaleImport(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  importId: string,
  failure: ImportFailure,
): Promise<void> {
  await db.$transaction(
    async (tx) => {
      const data = { state: 'failed', failure, finishedAt: clock.now(), version: { increment: 1 } };
      const { count } = await tx.saleImport.updateMany({ where: underWay(importId), data });
      if (count === 0) return;
      await tx.saleImportFile.updateMany({ where: { importId }, data: { contentSealed: null } });
      await tx.saleImportLine.deleteMany({ where: { importId } });
    },
    { timeout: LONGEST },
  );
}

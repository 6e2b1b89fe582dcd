import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProduct } from '@fio/bff/src/composition.ts';
import { loadConfig } from '@fio/bff/src/core/config/index.ts';
import { places } from '@fio/bff/src/core/secrets/places.ts';
import { workSaleImport } from '@fio/bff/src/areas/sales/work-import.ts';
import { startDatabase } from '../lib/database.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { rowByRow } from './row-by-row.ts';
import { salesTable } from './table.ts';

/** Sales from a table: checked and recorded by sets, beside one line after the other. */
const LINES = Number(process.argv[2] ?? 100_000);
/** Of the slow way only so many, for it says the same of each. */
const ROWS = Math.min(LINES, 5_000);
const LEAST_A_MINUTE = 100_000;
const LEAST_RATIO = 3;

const key = () => randomBytes(32).toString('base64url');
const database = await startDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fio-bench-sales-'));
const config = loadConfig({
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://127.0.0.1:1',
});
const product = createProduct(config);

/** An import that somebody has sent a file into. */
async function startImport(text: string): Promise<string> {
  const { db, vaults } = product.infrastructure;
  const by = { byId: '00000000-0000-7000-8000-000000000000', byName: 'Bench', byType: 'super' };
  const { id } = await db.saleImport.create({ data: { ...by, state: 'checking', createdAt: new Date() } });
  const file = await db.saleImportFile.create({
    data: { importId: id, name: 'vendas.csv', bytes: text.length },
  });
  const contentSealed = vaults.cpf.encrypt(text, places.saleFile(file.id));
  await db.saleImportFile.update({ where: { id: file.id }, data: { contentSealed } });
  return id;
}

const perMinute = (lines: number, from: number) => (lines / (performance.now() - from)) * 60_000;

try {
  await product.start();
  const { infrastructure } = product;
  const { db } = infrastructure;
  const id = await startImport(salesTable(LINES));
  const startedAt = performance.now();
  await workSaleImport(infrastructure, id);
  const checkedAt = performance.now();
  await db.saleImport.update({ where: { id }, data: { state: 'importing' } });
  await workSaleImport(infrastructure, id);
  const ours = perMinute(LINES, startedAt);
  const spent = figure((checkedAt - startedAt) / 1000);
  console.log(
    `${LINES} lines, ${availableParallelism()} cores: checked in ${spent} s, ${figure(ours, 0)} a minute in all`,
  );
  const recorded = await db.sale.count({ where: { importId: id } });
  const beganAt = performance.now();
  await rowByRow(database.url, salesTable(ROWS));
  const obvious = perMinute(ROWS, beganAt);
  console.log(`line by line: ${figure(obvious, 0)} a minute`);
  claim(`all ${LINES} sales are recorded`, recorded === LINES);
  claim(`${figure(ours, 0)} lines a minute (at least ${figure(LEAST_A_MINUTE, 0)})`, ours >= LEAST_A_MINUTE);
  claim(
    `${figure(ours / obvious)}× as many as line by line (at least ${LEAST_RATIO}×)`,
    ours / obvious >= LEAST_RATIO,
  );
} finally {
  await product.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
finish();

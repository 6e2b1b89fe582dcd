/**
 * A shop's sales of a day, sent at night:
 *
 *     FIO_ORIGIN=https://… FIO_TOKEN=fio_… node nightly-sales.ts 2026-11-26.csv
 *
 * The table has a line for each receipt: access key;day;reais;CPF, the last where the receipt names one. The token needs the
 * scope `sales:create`. Run it again after whatever stopped it: what is recorded stays as it is, and what isn't is recorded.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { createBackOffice, type CreateSaleBody } from '@fio/client/back-office';

type Sale = CreateSaleBody['sales'][number];

const { FIO_ORIGIN: origin = '', FIO_TOKEN: token = '', BATCH = '500' } = process.env;
const [table = ''] = process.argv.slice(2);
const office = createBackOffice({ origin, token });

function saleOf(line: string): Sale {
  const [key = '', day = '', reais = '', cpf = ''] = line.split(';');
  const value = Math.round(Number(reais.replace('.', '').replace(',', '.')) * 100);
  return { key, day, value, ...(cpf !== '' && { cpf }) };
}

async function* batchesOf(file: string, size: number): AsyncGenerator<Sale[]> {
  let batch: Sale[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (/^\d/.test(line)) batch.push(saleOf(line));
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** The same sales have the same key in each run, so that an answer that got lost is given again. */
function keyOf(sales: readonly Sale[]): string {
  const hex = createHash('sha256').update(JSON.stringify(sales)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const counts = { created: 0, known: 0, contradicting: 0, invalid: 0 };
for await (const sales of batchesOf(table, Number(BATCH))) {
  const { results } = await office.createSale({ body: { sales } }, { idempotencyKey: keyOf(sales) });
  for (const { result, key } of results) {
    counts[result] += 1;
    if (result === 'contradicting' || result === 'invalid') console.error(`${key}: ${result}`);
  }
}
console.log(JSON.stringify(counts));
// Somebody should look at what the product doesn't take.
if (counts.contradicting + counts.invalid > 0) process.exitCode = 1;

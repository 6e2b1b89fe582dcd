/**
 * A shop's sales of a day, sent at night:
 *
 *     FIO_ORIGIN=https://… FIO_TOKEN=fio_… node nightly-sales.ts 2026-11-26.csv
 *
 * The table has a line for each receipt: access key;day;reais;CPF, the last where the receipt names one. The token needs the
 * scope `sales:create`. Run it again after whatever stopped it: what is recorded stays as it is (`known`), and what isn't is
 * recorded.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { createBackOffice, type CreateSaleBody } from '@fio/client/back-office';

type Sale = CreateSaleBody['sales'][number];

const { FIO_ORIGIN: origin = '', FIO_TOKEN: token = '', BATCH = '500' } = process.env;
const [table = ''] = process.argv.slice(2);
const office = createBackOffice({ origin, token });

function saleOf(line: string): Sale {
  const [key = '', day = '', reais = '', cpf = ''] = line.split(';');
  const value = Math.round(Number(reais.replaceAll('.', '').replace(',', '.')) * 100);
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

const counts = { created: 0, known: 0, contradicting: 0, invalid: 0 };
for await (const sales of batchesOf(table, Number(BATCH))) {
  const { results } = await office.createSale({ body: { sales } });
  for (const { result, key } of results) {
    counts[result] += 1;
    if (result === 'contradicting' || result === 'invalid') console.error(`${key}: ${result}`);
  }
}
console.log(JSON.stringify(counts));
// Somebody should look at what the product doesn't take.
if (counts.contradicting + counts.invalid > 0) process.exitCode = 1;

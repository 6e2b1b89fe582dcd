import { createProduct } from '@fio/bff/src/composition.ts';
import { loadConfig } from '@fio/bff/src/core/config/index.ts';
import { confirmReceipts } from '@fio/bff/src/areas/invoices/confirm.job.ts';
import { PER_JOB } from '@fio/bff/src/areas/invoices/confirm-queue.ts';
import { invoicesArea } from '@fio/bff/src/areas/invoices/index.ts';
import type { ReceiptName } from '@fio/bff/src/areas/invoices/receipt-lock.ts';
import { voterId } from '../votes/people.ts';
import { accessKey } from './request.ts';

const STORED = `
  INSERT INTO invoices (id, registration_id, origin, access_key, model, cnpj, series, number, purchased_on, value_cents, state, ask_at)
  SELECT gen_random_uuid(), person, 'key', key, substr(key, 21, 2), substr(key, 7, 14), substr(key, 23, 3), substr(key, 26, 9),
    current_date, 5000, 'checking', now()
  FROM unnest($1::uuid[], $2::text[]) AS sent(person, key)
  RETURNING cnpj, model, series, number`;
const SOLD = `
  INSERT INTO sales (id, access_key, cnpj, model, sold_on, value_cents, origin, source, by_name, created_at)
  SELECT gen_random_uuid(), key, substr(key, 7, 14), substr(key, 21, 2), current_date, 5000, 'api', 'bench', 'bench', now()
  FROM unnest($1::text[]) AS sold(key)`;

/** Receipts that wait, and that their shop has told of since: how many a second count then, in jobs of many and one by one. */
export async function confirmLater(env: Record<string, string>, persons: readonly number[], single: number) {
  const product = createProduct(loadConfig({ ...env, INVOICE_SOURCES: 'sales' }));
  await product.start();
  const { infrastructure } = product;
  const services = product.servicesOf(invoicesArea);
  const names: ReceiptName[] = [];
  for (let from = 0; from < persons.length; from += 5_000) {
    const some = persons.slice(from, from + 5_000);
    const keys = some.map(accessKey);
    const { rows } = await infrastructure.pool.query<ReceiptName>(STORED, [some.map(voterId), keys]);
    await infrastructure.pool.query(SOLD, [keys]);
    names.push(...rows);
  }
  const rate = async (receipts: readonly ReceiptName[], own: typeof services) => {
    const started = performance.now();
    for (let from = 0; from < receipts.length; from += PER_JOB) {
      const job = receipts.slice(from, from + PER_JOB);
      // A source that is asked about each by itself leaves each to a transaction of its own.
      if (own === services) await confirmReceipts(infrastructure, own, job);
      else for (const name of job) await confirmReceipts(infrastructure, own, [name]);
    }
    return receipts.length / ((performance.now() - started) / 1000);
  };
  const alone = { ...services, sources: services.sources.map(({ askMany: _askMany, ...source }) => source) };
  const one = await rate(names.slice(0, single), alone);
  const many = await rate(names.slice(single), services);
  await product.close();
  return { one, many };
}

import { randomInt, randomUUIDv7 } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { readAccessKey, todayInSaoPaulo } from '@fio/domain';
import { invoicesArea } from '../src/areas/invoices/index.ts';
import { createProduct } from '../src/composition.ts';
import { loadConfig } from '../src/core/config/index.ts';
import { accessKey, qrOf } from './receipts.ts';

/**
 * A process that takes part until it is killed, with the configuration of its environment: each of the people there are that have
 * sent nothing yet sends a receipt. Tells each that it was acknowledged, `invoice number` a line.
 */

// Killed, it would leave nothing of what it has compiled to the next of its kind.
flushCompileCache();

const product = createProduct(loadConfig(process.env));
await product.start();
const { pool } = product.infrastructure;
const { participations } = product.servicesOf(invoicesArea);
const { rows: people } = await pool.query<{ id: string }>(
  'SELECT id FROM registrations WHERE NOT has_invoice',
);

async function takePartOn(): Promise<void> {
  for (let person = people.pop(); person !== undefined; person = people.pop()) {
    const at = new Date();
    const day = todayInSaoPaulo(at);
    const reading = readAccessKey(accessKey({ month: day.slice(2, 4) + day.slice(5, 7) }));
    if (!('key' in reading)) throw new TypeError(reading.problem);
    const from = { language: 'pt', userAgent: '', devicePeople: 0 };
    const answer = await participations.submit({
      id: randomUUIDv7(),
      at,
      receipt: { ...reading.key, day, value: 5000, field: 'code' },
      origin: 'qr',
      code: qrOf(reading.key.key),
      registrationId: person.id,
      ...from,
      ip: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      keeping: { attempt: null, answer: (body) => ({ status: 201, body: body as never }) },
    });
    const { id = '', numbers = [] } = (answer?.body ?? {}) as { id?: string; numbers?: string[] };
    process.stdout.write(`${id} ${numbers.join()}\n`);
  }
}
await Promise.all(Array.from({ length: 64 }, takePartOn));

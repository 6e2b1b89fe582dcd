import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { formatLuckyNumber, SERIES_SIZE } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createRunningDraw } from '../../../../test/promotion.ts';
import { knowShop, SHOP } from '../../../../test/receipts.ts';

const env = { INVOICE_SOURCES: 'qr_hash', PARTICIPATING_CNPJS: SHOP, RISK_NUMBERS_PER_DAY: 'off' };
let app: TestApp;
let drawId: string;
beforeAll(async () => {
  app = await createTestApp({ routes: [], env });
  drawId = await createRunningDraw(app.services, { series: 1 });
  await knowShop(app.services);
  await app.services.pool.query(
    `INSERT INTO registrations (id, cpf_hash, cpf_encrypted, name, last_name, email, phone, birth_date, state, city, password_hash, email_verified_at)
     SELECT gen_random_uuid(), sha256(n::text::bytea), '\\x00', 'Ana', 'Lima', n || '@exemplo.example', lpad(n::text, 11, '0'),
       '1990-01-01', 'SP', 'Santos', '-', now() FROM generate_series(1, 5000) AS n`,
  );
});
afterAll(() => app.close());

const BURST = new URL('../../../../test/participation-burst.ts', import.meta.url).pathname;

/** Starts a process that takes part, ends it with SIGKILL once it has told of `enough`, and gives what it told. */
async function killedAfter(enough: number): Promise<string[]> {
  const { databaseUrl, dataDir } = app.config;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMONSTRATION: 'true', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [BURST], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  const [, signal] = await gone;
  expect(signal).toBe('SIGKILL');
  return acknowledged;
}

it('a process killed in a burst loses nothing that it acknowledged, and leaves nothing half done', async () => {
  const acknowledged = [...(await killedAfter(200)), ...(await killedAfter(333))];
  // The last line may have been cut off by the end of the process.
  const told = acknowledged.filter((line) => /^[0-9a-f-]{36} \d+\/\d{5}$/.test(line));
  expect(told.length).toBeGreaterThanOrEqual(530);
  const { db } = app.services;
  const tickets = await db.ticket.findMany({ where: { drawId, invoice: { state: 'valid' } } });
  const kept = new Set(
    tickets.map(
      ({ invoiceId, series, number: order }) =>
        `${invoiceId} ${formatLuckyNumber({ series, order }, SERIES_SIZE)}`,
    ),
  );
  expect(told.filter((line) => !kept.has(line))).toEqual([]);
  const pool = await db.numberPool.findUniqueOrThrow({ where: { drawId } });
  const [taken, valid, letters, earnings] = await Promise.all([
    db.invoice.count(),
    db.invoice.count({ where: { state: 'valid', confirmedBy: 'qr_hash' } }),
    db.outboxMessage.count({ where: { template: 'invoice_accepted' } }),
    db.earning.count(),
  ]);
  expect([taken, valid, letters, earnings, pool.next]).toEqual(Array.from({ length: 5 }, () => kept.size));
});

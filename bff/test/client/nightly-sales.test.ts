import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayInSaoPaulo } from '@fio/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { accessKey } from '../receipts.ts';
import { officeToken } from './office-token.ts';
import { lossyWay, startExample } from './run-example.ts';

let app: TestApp;
let folder: string;
let env: { FIO_ORIGIN: string; FIO_TOKEN: string; BATCH: string };
beforeAll(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'fio-example-'));
  const token = await officeToken(app, { permission: 'sales', action: 'create' });
  env = { FIO_ORIGIN: app.url, FIO_TOKEN: token, BATCH: '3' };
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const day = todayInSaoPaulo(new Date());
const month = day.slice(2, 7).replace('-', '');

/** A table of so many receipts; `extra` lines below. */
function table(name: string, count: number, ...extra: readonly string[]): string {
  const lines = Array.from({ length: count }, () => `${accessKey({ month })};${day};1.059,90;`);
  const file = join(folder, name);
  writeFileSync(file, ['chave;dia;valor;cpf', ...lines, ...extra, ''].join('\r\n'));
  return file;
}
const send = async (file: string, changes: Partial<typeof env> = {}) => {
  const { ended } = startExample('nightly-sales.ts', [file], { ...env, ...changes });
  const { code, output, errors } = await ended;
  return { code, counts: output === '' ? errors : (JSON.parse(output) as object), errors };
};
const kept = () => app.services.db.sale.count();

it('sends a day once, however often it is run', async () => {
  const file = table('once.csv', 7);
  const none = { created: 0, known: 0, contradicting: 0, invalid: 0 };
  expect(await send(file)).toMatchObject({ code: 0, counts: { ...none, created: 7 } });
  expect(await send(file)).toMatchObject({ code: 0, counts: { ...none, known: 7 } });
  expect(await kept()).toBe(7);
  const sale = await app.services.db.sale.findFirstOrThrow();
  expect([sale.valueCents, sale.source, sale.origin]).toEqual([105_990, 'Integração', 'api']);
});

it('goes on after it was killed behind a batch whose answer it never saw, and after a lost answer', async () => {
  const file = table('killed.csv', 7);
  const before = await kept();
  let batches = 0;
  const way = await lossyWay(app.url, () => (batches += 1) === 2 && killed.child.kill('SIGKILL'));
  const killed = startExample('nightly-sales.ts', [file], { ...env, FIO_ORIGIN: way.origin });
  expect(await killed.ended).toMatchObject({ code: null, output: '' });
  expect((await kept()) - before).toBe(6);
  expect((await send(file)).code).toBe(0);
  expect((await kept()) - before).toBe(7);
  await way.close();
});

it('sends again by itself what got no answer', async () => {
  const file = table('lost.csv', 4);
  let batches = 0;
  const way = await lossyWay(app.url, () => (batches += 1) === 1);
  expect(await send(file, { FIO_ORIGIN: way.origin })).toMatchObject({ code: 0 });
  expect(batches).toBe(3);
  await way.close();
});

it('tells what the product does not take, and ends as a failure', async () => {
  const file = table('wrong.csv', 1, `${'1'.repeat(44)};${day};5,00;`);
  const { code, counts, errors } = await send(file);
  expect([code, counts]).toEqual([1, { created: 1, known: 0, contradicting: 0, invalid: 1 }]);
  expect(errors).toBe(`${'1'.repeat(44)}: invalid\n`);
});

it('says why it may not', async () => {
  const { code, errors } = await send(table('refused.csv', 1), { FIO_TOKEN: 'fio_none' });
  expect(code).toBe(1);
  expect(errors).toContain('UNAUTHORIZED');
});

import { randomUUID } from 'node:crypto';
import type { SaleImportDetail } from '@fio/contracts/admin/sale-imports';
import { canMoveSaleImport, SALE_IMPORT_STATES } from '@fio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, someIp } from '../../../test/call.ts';
import { createTestClock, dayFromNow } from '../../../test/clock.ts';
import { createStaff, signInStaff, someCpf, type SignedHeaders } from '../../../test/factories.ts';
import { nfeXml } from '../../core/fiscal-xml/write-document.ts';
import { endLastTry } from '../../../test/jobs.ts';
import { accessKey } from '../../../test/receipts.ts';
import { startTestWorker } from '../../../test/worker.ts';
import type { JobWorker } from '../../core/jobs/worker.ts';
import { forgetImports } from './forget-imports.ts';
import { saleImportQueue } from './import-queue.ts';
import { failSaleImport, workSaleImport } from './work-import.ts';

const clock = createTestClock();
let app: TestApp;
let worker: JobWorker;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY, clock });
  worker = await startTestWorker(app);
  headers = await signInStaff(app.services, await createStaff(app.services, { name: 'Bianca Rocha' }));
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const today = dayFromNow(clock, 0);
const month = today.slice(2, 7).replace('-', '');
const someKey = () => accessKey({ month });
type Detail = SaleImportDetail & { code?: string };
const start = async () => (await call<Detail>(app, 'POST', '/admin/sale-imports', { headers })).body;
async function add(id: string, name: string, content: string | Uint8Array<ArrayBuffer>) {
  const path = `/api/admin/sale-imports/${id}/files?name=${encodeURIComponent(name)}`;
  const response = await app.fetch(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv', 'x-forwarded-for': someIp() },
    body: content,
  });
  return { status: response.status, body: (await response.json()) as Detail };
}
const get = async (id: string) =>
  (await call<Detail>(app, 'GET', `/admin/sale-imports/${id}`, { headers })).body;
const act = async (id: string, action: 'check' | 'run' | 'cancel') => {
  const { version } = await get(id);
  return call<Detail>(app, 'POST', `/admin/sale-imports/${id}/${action}`, { headers, body: { version } });
};
const settled = async (id: string, state: string) => {
  await expect.poll(async () => (await get(id)).state, { timeout: 20_000 }).toBe(state);
  return get(id);
};
const checked = async (files: Readonly<Record<string, string>>) => {
  const { id } = await start();
  for (const [name, content] of Object.entries(files)) await add(id, name, content);
  expect((await act(id, 'check')).status).toBe(202);
  return settled(id, 'checked');
};
const table = (...rows: string[]) => ['Chave;Data;Valor;CPF;Itens', ...rows].join('\r\n');
const brazilian = today.split('-').toReversed().join('/');
const salesOf = (importId: string) =>
  app.services.db.sale.findMany({ where: { importId }, orderBy: { valueCents: 'asc' } });

describe('importing sales', () => {
  it('says first what its files would bring, then records it', async () => {
    const [known, changed, fresh, fromJson, fromXml] = [1, 2, 3, 4, 5].map(someKey) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const told = [known, changed].map((key) => ({ key, day: today, value: 100 }));
    await call(app, 'POST', '/admin/sales', { headers, body: { sales: told } });
    const found = await checked({
      'loja.csv': table(
        `${known};${brazilian};1,00`,
        `${changed};${brazilian};2,00`,
        `${fresh};${brazilian} 14:02:11;1.234,56;${someCpf()};7891000100103:CAFE|SACOLA`,
        `${fresh};${today};R$ 1234,56`,
        `${fresh};${today};9`,
        `123;${today};1`,
        '',
        `${someKey()};ontem;1`,
      ),
      'vendas.json': JSON.stringify({ sales: [{ key: fromJson, day: today, value: 4 }, { key: 7 }] }),
      'nota.xml': nfeXml({ key: fromXml, day: today, value: '0.05' }),
      'outra.xml': '<nfeProc/>',
      'teste.xml': nfeXml({ key: someKey(), day: today, value: '0.05' }).replace('<tpAmb>1', '<tpAmb>2'),
    });
    expect(found.outcome).toEqual({
      lines: 12,
      valid: 3,
      known: 1,
      repeated: 1,
      contradicting: 2,
      invalid: 5,
    });
    expect(found.problems).toEqual([
      { file: 'loja.csv', line: 3, key: changed, verdict: 'contradicting', problems: ['value'] },
      { file: 'loja.csv', line: 6, key: fresh, verdict: 'contradicting', problems: ['value'] },
      { file: 'loja.csv', line: 7, key: null, verdict: 'invalid', problems: ['key'] },
      { file: 'loja.csv', line: 9, key: null, verdict: 'invalid', problems: ['day'] },
      { file: 'vendas.json', line: 2, key: null, verdict: 'invalid', problems: ['key'] },
      { file: 'outra.xml', line: 1, key: null, verdict: 'invalid', problems: ['file'] },
      { file: 'teste.xml', line: 1, key: null, verdict: 'invalid', problems: ['test'] },
    ]);
    expect(await salesOf(found.id)).toEqual([]);
    expect(await app.services.db.saleImportFile.count({ where: { contentSealed: { not: null } } })).toBe(0);

    expect((await act(found.id, 'run')).status).toBe(202);
    const { outcome } = await settled(found.id, 'imported');
    expect(outcome).toEqual(found.outcome);
    const made = await salesOf(found.id);
    expect(
      made.map(({ accessKey: key, valueCents, source, byName }) => [key, valueCents, source, byName]),
    ).toEqual([
      [fromJson, 4, 'vendas.json', 'Bianca Rocha'],
      [fromXml, 5, 'nota.xml', 'Bianca Rocha'],
      [fresh, 123456, 'loja.csv', 'Bianca Rocha'],
    ]);
    expect(made[2]?.items).toEqual([
      { code: '7891000100103', name: 'CAFE', value: null },
      { code: '', name: 'SACOLA', value: null },
    ]);
    expect(made[2]?.buyerHash).not.toBeNull();
    const actions = await app.services.db.action.findMany({ where: { recordId: found.id } });
    expect(actions.map(({ action, actorName, summary }) => [action, actorName, summary])).toEqual([
      ['import', 'Bianca Rocha', '3'],
    ]);
  });

  it('says when a table has no headings, and takes no bytes that are no text', async () => {
    const found = await checked({ 'loja.csv': `${someKey()};${today};1` });
    expect(found.problems).toEqual([
      { file: 'loja.csv', line: 1, key: null, verdict: 'invalid', problems: ['columns'] },
    ]);
    const { id } = await start();
    expect((await add(id, 'a.zip', new Uint8Array([80, 75, 3, 4, 0, 0]))).body.code).toBe('FILE_UNEXPECTED');
    expect((await act(id, 'check')).body.code).toBe('CONFLICT');
    expect((await add(found.id, 'spät.csv', 'Chave;Data;Valor')).body.code).toBe('CONFLICT');
    expect((await add(randomUUID(), 'x.csv', 'x')).body.code).toBe('NOT_FOUND');
  });

  it('is given up, and works a step once', async () => {
    const given = await checked({ 'loja.csv': table(`${someKey()};${today};1`) });
    expect((await act(given.id, 'cancel')).status).toBe(200);
    expect((await act(given.id, 'run')).body.code).toBe('CONFLICT');
    expect(await app.services.db.saleImportLine.count({ where: { importId: given.id } })).toBe(0);
    const done = await checked({ 'loja.csv': table(`${someKey()};${today};1`) });
    await act(done.id, 'run');
    const after = await settled(done.id, 'imported');
    await workSaleImport(app.services, done.id);
    expect(await get(done.id)).toEqual({ ...after, version: after.version });
    expect(await salesOf(done.id)).toHaveLength(1);
    const { db } = app.services;
    await forgetImports({ db }, new Date(clock.now().getTime() + 60_000));
    expect(await salesOf(done.id)).toHaveLength(1);
    expect((await call(app, 'GET', `/admin/sale-imports/${done.id}`, { headers })).status).toBe(404);
  });

  it('records nothing of an import that breaks off, and all of it the next time', async () => {
    const keys = [someKey(), someKey()];
    const found = await checked({ 'loja.csv': table(...keys.map((key) => `${key};${today};1`)) });
    const { db } = app.services;
    await worker.stop();
    await act(found.id, 'run');
    // The audit's row is the last thing an import writes.
    await db.$executeRaw`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'gone'; END $$`;
    await db.$executeRaw`CREATE TRIGGER break_off BEFORE INSERT ON actions FOR EACH ROW EXECUTE FUNCTION break_off()`;
    await expect(workSaleImport(app.services, found.id)).rejects.toThrow('gone');
    expect([(await get(found.id)).state, await salesOf(found.id)]).toEqual(['importing', []]);
    await db.$executeRaw`DROP TRIGGER break_off ON actions`;
    worker = await startTestWorker(app);
    await settled(found.id, 'imported');
    expect(await salesOf(found.id)).toHaveLength(2);
  });

  it('says why it failed: its worker died with the last try, or it could not be done', async () => {
    const { db } = app.services;
    const [lost, faulty] = [
      await checked({ 'loja.csv': table(`${someKey()};${today};1;${someCpf()}`) }),
      await checked({ 'outra.csv': table(`${someKey()};${today};1`) }),
    ];
    await worker.stop();
    await act(lost.id, 'run');
    await endLastTry(app, saleImportQueue, 'killed');
    await act(faulty.id, 'run');
    await endLastTry(app, saleImportQueue, 'failed');
    worker = await startTestWorker(app);
    expect(await settled(lost.id, 'failed')).toMatchObject({ failure: 'lost', problems: [] });
    expect(await settled(faulty.id, 'failed')).toMatchObject({ failure: 'fault' });
    const importId = { in: [lost.id, faulty.id] };
    expect([await db.saleImportLine.count({ where: { importId } }), await salesOf(lost.id)]).toEqual([0, []]);
    // One that was only believed dead comes too late.
    await failSaleImport(app.services, lost.id, 'fault');
    expect((await get(lost.id)).failure).toBe('lost');
  });

  it('follows one table, here and in the database', async () => {
    const pairs = SALE_IMPORT_STATES.flatMap((from) => SALE_IMPORT_STATES.map((to) => [from, to] as const));
    for (const [from, to] of pairs) {
      const [row] = await app.services.db.$queryRaw<{ may: boolean }[]>`
        SELECT sale_import_may_move(${from}, ${to}) AS may`;
      expect([from, to, row?.may]).toEqual([from, to, canMoveSaleImport(from, to)]);
    }
  });
});

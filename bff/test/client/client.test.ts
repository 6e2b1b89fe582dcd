import { todayInSaoPaulo } from '@fio/domain';
import { createBackOffice, paginate } from '@fio/client/back-office';
import { ApiError, createSite } from '@fio/client/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { createVisitor, PASSWORD } from '../factories.ts';
import { accessKey } from '../receipts.ts';
import { officeToken } from './office-token.ts';
import { lossyWay } from './run-example.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  const actions = (['list', 'create', 'export'] as const).map(
    (action) => ({ permission: 'sales', action }) as const,
  );
  token = await officeToken(app, ...actions, { permission: 'exports', action: 'create' });
});
afterAll(() => app.close());

const office = (origin = app.url) => createBackOffice({ origin, token, language: 'en' });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

const day = todayInSaoPaulo(new Date());
const month = day.slice(2, 7).replace('-', '');
const sales = (count: number) =>
  Array.from({ length: count }, () => ({ key: accessKey({ month }), day, value: 5990 }));

it('reads a list to its end, each record once, though others come meanwhile', async () => {
  const told = sales(30);
  const { results } = await office().createSale({ body: { sales: told } });
  expect(results.map(({ result }) => result)).toEqual(told.map(() => 'created'));
  const keys: string[] = [];
  for await (const { key } of paginate(office().listSales, { sort: '-createdAt', f: { from: undefined } })) {
    keys.push(key);
    if (keys.length === 10) await office().createSale({ body: { sales: sales(3) } });
  }
  expect(keys).toHaveLength(30);
  expect(new Set(keys)).toEqual(new Set(told.map(({ key }) => key)));
});

it('asks for one export though the answer was lost, and is told that it did', async () => {
  const lost: (string | undefined)[] = [];
  const way = await lossyWay(app.url, ({ headers }) => lost.push(String(headers['idempotency-key'])) === 1);
  const replayed: (string | null)[] = [];
  const made = await office(way.origin).exportSales(
    { q: '', body: { format: 'csv', columns: ['key'] } },
    { onResponse: ({ headers }) => replayed.push(headers.get('idempotent-replayed')) },
  );
  await way.close();
  expect(made).toMatchObject({ resource: 'sales', format: 'csv' });
  expect([new Set(lost).size, replayed]).toEqual([1, ['true']]);
  expect(await app.services.db.exportRequest.count()).toBe(1);
});

it('sends a file as a stream, and reads one as it comes', async () => {
  const started = await office().startSaleImport();
  const [one] = sales(1);
  const body = new Blob([`chave;data;valor\n${one?.key};${day};59,90\n`]).stream();
  const { files } = await office().addSaleImportFile({ id: started.id, name: 'vendas.csv', body });
  expect(files).toMatchObject([{ name: 'vendas.csv' }]);
  const document = await office().getOpenApiDocument();
  expect(document.headers.get('content-type')).toContain('application/json');
  const { paths } = (await document.json()) as { paths: Record<string, object> };
  expect(Object.keys(paths)).toContain('/admin/sales');
});

it('tells what is refused, in the language that was asked for', async () => {
  const invalid = await failure(office().createSale({ body: { sales: [] } }));
  expect(invalid).toBeInstanceOf(ApiError);
  expect(invalid).toMatchObject({
    code: 'INVALID_REQUEST',
    status: 422,
    fields: { sales: [{ code: 'required' }] },
  });
  expect(await failure(office().listShows())).toMatchObject({ code: 'FORBIDDEN', status: 403 });
  const stranger = createBackOffice({ origin: app.url, token: 'fio_none' });
  expect(await failure(stranger.listSales())).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
});

it('goes on as a visitor who signed in by it', async () => {
  const { cpf, email } = await createVisitor(app.services);
  const { token: session } = await createSite({ origin: app.url }).signInVisitor({
    body: { user: cpf, password: PASSWORD },
  });
  expect(await createSite({ origin: app.url, token: session }).getVisitor()).toMatchObject({ email });
});

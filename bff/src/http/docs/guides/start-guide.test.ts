import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ResponseOf, tokens } from '@fio/contracts';
import type { sales } from '@fio/contracts/admin/sales';
import { Marked, type Tokens } from 'marked';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { call } from '../../../../test/call.ts';
import { dayFromNow } from '../../../../test/clock.ts';
import { createStaff, signInStaff } from '../../../../test/factories.ts';
import { guideFiles } from './guide-files.ts';

const run = promisify(execFile);
let app: TestApp;
let secret: string;
beforeAll(async () => {
  app = await createTestApp();
  const headers = await signInStaff(app.services, await createStaff(app.services));
  const scopes = (['create', 'list'] as const).map((action) => ({ permission: 'sales' as const, action }));
  const { body } = await call<ResponseOf<typeof tokens.create>>(app, 'POST', '/admin/tokens', {
    headers,
    body: { name: 'Caixa da loja', scopes, expiresOn: dayFromNow(app.services.clock, 30) },
  });
  ({ secret } = body);
});
afterAll(() => app.close());

/** What a guide has to be run, as it stands but for the address of the product. */
function snippetsOf(name: string, lang: string): string[] {
  const file = guideFiles().find((one) => one.name === name && one.language === 'en');
  return new Marked()
    .lexer(file?.markdown ?? '')
    .filter((token): token is Tokens.Code => token.type === 'code' && token['lang'] === lang)
    .map(({ text }) => text.replaceAll('{origin}', app.url));
}

/** A command of the guide's, read and sent: not every machine that runs this has curl. */
async function curled(command: string): Promise<Response> {
  const [, address = ''] = /"(http[^"]+)"/.exec(command) ?? [];
  const [, method = 'GET'] = /-X (\w+)/.exec(command) ?? [];
  const body = /-d '(.*)'/s.exec(command)?.[1];
  const headers = [...command.matchAll(/-H ["']([\w-]+): ([^"']+)["']/g)].map(
    ([, name = '', value = '']) => [name, value.replace('$TOKEN', secret)] as [string, string],
  );
  return fetch(address, { method, headers, ...(body !== undefined && { body }) });
}

it('is done as it says: a sale is sent, seen, sent again, and by the whole program', async () => {
  const [, send = '', see = ''] = snippetsOf('start', 'sh');
  const results = async () =>
    ((await (await curled(send)).json()) as ResponseOf<typeof sales.create>).results;
  const [first] = await results();
  expect(first?.result).toBe('created');
  expect((await results())[0]?.result).toBe('known');
  const seen = (await (await curled(see)).json()) as ResponseOf<typeof sales.list>;
  expect(seen.items.map(({ key }) => key)).toEqual([first?.key]);

  const [program = ''] = snippetsOf('start', 'js');
  const told = /-d '(.*)'/s.exec(send)?.[1] ?? '';
  const list = JSON.stringify((JSON.parse(told) as { sales: object[] }).sales);
  const running = run(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TOKEN: secret },
  });
  running.child.stdin?.end(list);
  expect((await running).stdout).toContain(`${first?.key} known`);
});

it('gets the refusal that the guide to refusals asks for', async () => {
  const [ask = ''] = snippetsOf('errors', 'sh');
  const refused = await curled(ask);
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'INVALID_REQUEST' }]);
});

import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { ResponseOf, tokens } from '@fio/contracts';
import type { sales } from '@fio/contracts/admin/sales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { call } from '../../../../test/call.ts';
import { dayFromNow } from '../../../../test/clock.ts';
import { createStaff, signInStaff } from '../../../../test/factories.ts';
import { guideCode } from '../../../../test/guide-code.ts';

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

const at = (origin: string) => (code: string) => code.replaceAll('{origin}', origin);

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

/** The guide's program on the guide's table, for a product at this address. */
function runProgram(origin: string, change = (code: string) => code) {
  const [program = ''] = guideCode('start', 'js').map(at(origin)).map(change);
  const [table = ''] = guideCode('start', 'csv');
  const env = { ...process.env, TOKEN: secret };
  const running = run(process.execPath, ['--input-type=module', '-e', program], { env });
  running.child.stdin?.end(table);
  return running;
}

it('is done as it says: a sale is sent, seen, sent again, and by the whole program', async () => {
  const [, send = '', see = ''] = guideCode('start', 'sh').map(at(app.url));
  const results = async () =>
    ((await (await curled(send)).json()) as ResponseOf<typeof sales.create>).results;
  const [first] = await results();
  expect(first?.result).toBe('created');
  expect((await results())[0]?.result).toBe('known');
  const seen = (await (await curled(see)).json()) as ResponseOf<typeof sales.list>;
  expect(seen.items.map(({ key }) => key)).toEqual([first?.key]);
  expect((await runProgram(app.url)).stdout).toContain(`${first?.key} known`);
});

describe('its program, of a product that does not answer as it should', () => {
  /** A product that answers one request after the other by these. */
  async function answering(...answers: readonly RequestListener[]) {
    let came = 0;
    const server = createServer((request, response) => {
      request.resume();
      answers[Math.min(came, answers.length - 1)]?.(request, response);
      came += 1;
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return { origin: `http://127.0.0.1:${port}`, came: () => came, close: () => server.close() };
  }
  const away: RequestListener = ({ socket }) => socket.destroy();
  const busy: RequestListener = (_, response) => response.writeHead(503).end('busy');
  const refusing: RequestListener = (_, response) => response.writeHead(403).end('FORBIDDEN');
  const taken: RequestListener = (_, response) =>
    response.end(JSON.stringify({ results: [{ key: 'K', result: 'created' }] }));
  const soon = (code: string) => code.replace('* 1000)', ')');

  it('sends again after no answer and after a 503', async () => {
    const product = await answering(away, busy, taken);
    expect((await runProgram(product.origin, soon)).stdout).toBe('K created \n');
    expect(product.came()).toBe(3);
    product.close();
  });

  it('gives up after eight attempts, and at once where it is refused', async () => {
    const [never, refused] = [await answering(busy), await answering(refusing)];
    await expect(runProgram(never.origin, soon)).rejects.toThrow('503 busy');
    expect(never.came()).toBe(8);
    await expect(runProgram(refused.origin, soon)).rejects.toThrow('403 FORBIDDEN');
    expect(refused.came()).toBe(1);
    never.close();
    refused.close();
  });
});

it('gets the refusal that the guide to refusals asks for', async () => {
  const [ask = ''] = guideCode('errors', 'sh').map(at(app.url));
  const refused = await curled(ask);
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'INVALID_REQUEST' }]);
});

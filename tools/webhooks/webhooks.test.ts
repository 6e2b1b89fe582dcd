import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { settingsOf } from './settings.ts';

const SECRET = `whsec_${Buffer.from('a secret of some thirty bytes…').toString('base64')}`;
const BODY = JSON.stringify({
  type: 'theory.resolved',
  timestamp: '2026-11-27T12:00:00Z',
  data: { id: '\u001b[2J' },
});

let child: ChildProcess | undefined;
afterEach(async () => {
  if (child === undefined || child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
});

/** A busy machine takes its time to start a program. */
const until = (said: () => string) => expect.poll(said, { timeout: 50_000 });

/** Starts the command; `said` is what it has printed so far. */
function start(...args: string[]) {
  const env = { ...process.env, WEBHOOK_SECRET: '' };
  const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const said = () => output;
  const url = async () => {
    await until(said).toContain('Ctrl-C');
    return /http:\S+/.exec(output)?.[0] ?? '';
  };
  return { said, url, ended: once(started, 'exit') };
}

function signed(id: string, body: string, secret = SECRET) {
  const seconds = Math.floor(Date.now() / 1000);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': `${seconds}`, 'webhook-signature': `v1,${mac}` };
}
const send = async (url: string, headers: Record<string, string>, body = BODY) =>
  (await fetch(url, { method: 'POST', headers, body })).status;

it('shows each message, whether it is the product’s, and whether it came before', async () => {
  const { said, url } = start('listen', '--port', '0', '--secret', SECRET);
  const at = await url();
  expect(await send(at, signed('msg_1', BODY))).toBe(204);
  await until(said).toContain('theory.resolved · msg_1 · verified · answered 204');
  expect(await send(at, signed('msg_1', BODY))).toBe(204);
  await until(said).toContain('msg_1 · verified · again · answered 204');
  expect(await send(at, signed('msg_2', BODY, `whsec_${'A'.repeat(32)}`))).toBe(401);
  await until(said).toContain('msg_2 · refused: Signed with none of the secrets · answered 401');
  expect(await send(at, {}, 'no JSON')).toBe(401);
  await until(said).toContain('no JSON · no webhook-id · refused: webhook-id is missing');
  expect(said()).not.toContain('\u001b');
});

it('answers what it is told to, so that deliveries are seen tried again, and checks nothing without a secret', async () => {
  const { said, url } = start('listen', '--port', '0', '--status', '500');
  expect(await send(await url(), {})).toBe(500);
  await until(said).toContain('not checked · answered 500');
});

it('sends on what it believes as it came, and answers what it is answered', async () => {
  const came: { readonly headers: object; readonly body: string }[] = [];
  const behind = createServer((request, response) => {
    void text(request).then((body) => {
      came.push({ headers: request.headers, body });
      response.writeHead(202).end();
    });
  });
  behind.listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const forward = `http://127.0.0.1:${(behind.address() as AddressInfo).port}/hooks`;
  const { url } = start('listen', '--port', '0', '--secret', SECRET, '--forward', forward);
  const at = await url();
  const headers = signed('msg_1', BODY);
  expect(await send(at, headers)).toBe(202);
  expect(await send(at, signed('msg_2', BODY, `whsec_${'A'.repeat(32)}`))).toBe(401);
  expect(came).toEqual([{ headers: expect.objectContaining(headers) as object, body: BODY }]);
  behind.closeAllConnections();
  behind.close();
  await once(behind, 'close');
  expect(await send(at, signed('msg_3', BODY))).toBe(502);
});

it('ends with a word where it can’t be called so', async () => {
  const { said, ended } = start('listen', '--port', '70000');
  expect(await ended).toEqual([1, null]);
  expect(said()).toContain('--port 70000?');
});

it.each([
  [['hear'], 'What to do?'],
  [['listen', '--status', 'ok'], '--status ok?'],
  [['listen', '--secret', 'geheim'], 'begins with whsec_'],
  [['listen', '--forward', 'localhost'], 'is no address'],
  [['listen', '--loud'], '--loud'],
])('says how it is called to who calls it otherwise: %j', (args, problem) => {
  const call = () => settingsOf(args, {});
  expect(call).toThrow(problem);
  expect(call).toThrow('npm run webhooks -- listen');
});

it('takes the secret from the environment, unless it is told another', () => {
  const WEBHOOK_SECRET = `whsec_${'B'.repeat(32)}`;
  expect(settingsOf(['listen'], { WEBHOOK_SECRET })).toEqual({
    port: 4400,
    status: 204,
    secrets: [WEBHOOK_SECRET],
  });
  expect(settingsOf(['listen', '--secret', SECRET], { WEBHOOK_SECRET }).secrets).toEqual([SECRET]);
});

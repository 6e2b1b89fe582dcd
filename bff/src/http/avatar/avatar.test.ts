import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createStaff } from '../../../test/factories.ts';
import { avatarAddress } from '../../core/identity/avatar-address.ts';
import { AvatarSource } from './AvatarSource.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
let service: Server;
let template: string;
let asked: string[];
let answer: (response: ServerResponse) => void;
let app: TestApp;
let off: TestApp;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  template = `http://127.0.0.1:${(service.address() as AddressInfo).port}/{email}?d=404`;
  app = await createTestApp({ env: { AVATAR_SERVICE: template } });
  off = await createTestApp();
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await app.close();
  await off.close();
});
beforeEach(() => {
  asked = [];
  answer = (response) =>
    response.writeHead(200, { 'set-cookie': 'a=1', 'content-type': 'text/html' }).end(PNG);
});

it('gives the picture from our own origin, asks the service once, and shows it the hash alone', async () => {
  const { email } = await createStaff(app.services);
  const address = avatarAddress(app.config, email);
  const [first, second] = [await app.fetch(address), await app.fetch(address)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(Buffer.from(await first.arrayBuffer()).equals(PNG)).toBe(true);
  expect(first.headers.get('content-type')).toBe('image/png');
  expect(first.headers.has('set-cookie')).toBe(false);
  expect(asked).toEqual([`/${createHash('sha256').update(email).digest('hex')}?d=404`]);
  expect(address).not.toContain(asked[0]?.slice(1, 20) ?? 'nothing');
});

it('finds nobody by a key of nobody, and asks nobody', async () => {
  expect((await app.fetch(`/api/avatar/${'A'.repeat(43)}`)).status).toBe(204);
  expect(asked).toEqual([]);
});

it('gives nothing where the service is off', async () => {
  const { email } = await createStaff(off.services);
  expect((await off.fetch(avatarAddress(off.config, email))).status).toBe(204);
});

it.each<[string, typeof answer]>([
  ['no picture', (response) => response.writeHead(404).end()],
  ['a vector', (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', (response) => response.end('<html>')],
  ['another address', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['too much', (response) => response.end(Buffer.concat([PNG, Buffer.alloc(200_000)]))],
  ['half an answer', (response) => response.destroy()],
])('takes %s for none, and does not ask again soon', async (_what, given) => {
  answer = given;
  const source = new AvatarSource(template);
  expect([await source.get('a@b.example'), await source.get('a@b.example')]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
});

it('does without a service that is not there', async () => {
  expect(await new AvatarSource('http://127.0.0.1:1/{email}').get('a@b.example')).toBeNull();
});

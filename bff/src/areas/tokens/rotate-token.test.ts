import type { ownToken, PermissionEntry, ResponseOf, tokens } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createTestClock, dayFromNow, HOUR, MINUTE } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Detail = ResponseOf<typeof tokens.get> & { secret: string };
type Rotated = ResponseOf<typeof ownToken.rotate>;

const clock = createTestClock();
let app: TestApp;
let owner: { id: string; headers: SignedHeaders };
beforeAll(async () => {
  app = await createTestApp({ clock });
  const staff = await createStaff(app.services);
  owner = { id: staff.id, headers: await signInStaff(app.services, staff) };
});
// What is proved holds for minutes, and the clock goes on.
beforeEach(async () => {
  owner.headers = await signInStaff(app.services, owner);
});
afterAll(() => app.close());

const scopes: PermissionEntry[] = [{ permission: 'shows', action: 'list' }];
async function create(headers = owner.headers): Promise<Detail> {
  const body = { name: 'Painel', scopes, expiresOn: dayFromNow(clock, 30) };
  return (await call<Detail>(app, 'POST', '/admin/tokens', { headers, body })).body;
}
const bearer = (secret: string): SignedHeaders => ({ authorization: `Bearer ${secret}` });
const opens = async (secret: string) => {
  const { status, body } = await call(app, 'GET', '/admin/shows', { headers: bearer(secret) });
  return body.code ?? status;
};
const rotate = (id: string, overlapHours: number, headers = owner.headers) =>
  call<Detail>(app, 'POST', `/admin/tokens/${id}/rotate`, { headers, body: { overlapHours } });
const rotateOwn = (secret: string, overlapHours = 24) =>
  call<Rotated>(app, 'POST', '/admin/token/rotate', { headers: bearer(secret), body: { overlapHours } });
const read = async (id: string) =>
  (await call<Detail>(app, 'GET', `/admin/tokens/${id}`, { headers: owner.headers })).body;

describe('a rotation', () => {
  it('gives the same token another secret; the one before works as long as was said', async () => {
    const made = await create();
    expect(await opens(made.secret)).toBe(200);
    const { status, body } = await rotate(made.id, 1);
    expect([status, body.id, body.scopes]).toEqual([200, made.id, scopes]);
    expect(body.secret).not.toBe(made.secret);
    expect([await opens(made.secret), await opens(body.secret)]).toEqual([200, 200]);
    const { secrets, rotatedAt } = await read(made.id);
    expect(rotatedAt).toBe(clock.now().toISOString());
    expect(secrets.map(({ prefix, lastUsedAt }) => [prefix, lastUsedAt])).toEqual([
      [body.prefix, clock.now().toISOString()],
      [made.prefix, clock.now().toISOString()],
    ]);
    clock.advance(HOUR);
    expect([await opens(made.secret), await opens(body.secret)]).toEqual(['TOKEN_EXPIRED', 200]);
  });

  it('ends the one before at once where no time is given', async () => {
    const made = await create();
    await opens(made.secret);
    const { body } = await rotate(made.id, 0);
    expect([await opens(made.secret), await opens(body.secret)]).toEqual(['UNAUTHORIZED', 200]);
    expect((await read(made.id)).secrets).toHaveLength(2);
  });

  it('leaves what was in use alone when it is ended by hand', async () => {
    const made = await create();
    const { body } = await rotate(made.id, 168);
    const end = () => call(app, 'POST', `/admin/tokens/${made.id}/end-previous`, { headers: owner.headers });
    expect((await end()).status).toBe(204);
    expect([await opens(made.secret), await opens(body.secret)]).toEqual(['UNAUTHORIZED', 200]);
    expect((await end()).body.code).toBe('CONFLICT');
  });

  it('makes no third secret that works, but a new one of one that nobody used', async () => {
    const made = await create();
    const first = (await rotate(made.id, 24)).body;
    const second = (await rotate(made.id, 168)).body;
    expect([await opens(made.secret), await opens(first.secret)]).toEqual([200, 'UNAUTHORIZED']);
    // What was lost must not let the old one live longer.
    expect(second.secrets[1]?.until).toBe(first.secrets[1]?.until);
    expect(await opens(second.secret)).toBe(200);
    expect((await rotate(made.id, 24)).body.code).toBe('TOKEN_ROTATING');
  });

  it('ends both at once where no time is given, as a leak asks for, whichever of the two got out', async () => {
    const made = await create();
    await opens(made.secret);
    const second = (await rotate(made.id, 24)).body;
    await opens(second.secret);
    expect((await rotate(made.id, 1)).body.code).toBe('TOKEN_ROTATING');
    const third = (await rotate(made.id, 0)).body;
    expect([await opens(made.secret), await opens(second.secret), await opens(third.secret)]).toEqual([
      'UNAUTHORIZED',
      'UNAUTHORIZED',
      200,
    ]);
    expect((await read(made.id)).secrets.map(({ prefix, until }) => [prefix, until])).toEqual([
      [third.prefix, expect.any(String)],
      [second.prefix, clock.now().toISOString()],
    ]);
    const told = await app.services.db.action.findMany({ where: { recordId: made.id, action: 'rotate' } });
    expect(told.map(({ before, after }) => [before, after])).toContainEqual([
      expect.objectContaining({ prefix: second.prefix, previousPrefix: made.prefix }),
      expect.objectContaining({ prefix: third.prefix, previousPrefix: second.prefix }),
    ]);
    // What it ended it doesn't keep from being rotated as usual.
    await opens(third.secret);
    expect((await rotate(made.id, 24)).status).toBe(200);
  });

  it('is its owner’s alone, and told to the audit without a secret', async () => {
    const made = await create();
    const other = await signInStaff(app.services, await createStaff(app.services));
    expect((await rotate(made.id, 1, other)).body.code).toBe('FORBIDDEN');
    const { body } = await rotate(made.id, 1);
    const told = await app.services.db.action.findMany({ where: { recordId: made.id, action: 'rotate' } });
    expect(told.map(({ actorId, after }) => [actorId, after])).toEqual([
      [owner.id, expect.objectContaining({ prefix: body.prefix, previousPrefix: made.prefix })],
    ]);
    expect(JSON.stringify(told.map(({ before, after }) => [before, after]))).not.toContain(body.secret);
  });

  it('of a token that has ended is a conflict', async () => {
    const made = await create();
    await call(app, 'POST', `/admin/tokens/${made.id}/revoke`, { headers: owner.headers });
    expect((await rotate(made.id, 1)).body.code).toBe('CONFLICT');
  });
});

describe('a program that rotates its own token', () => {
  it('is not locked out by an answer that it never got', async () => {
    const made = await create();
    const lost = (await rotateOwn(made.secret)).body;
    const { status, body } = await rotateOwn(made.secret);
    expect(status).toBe(200);
    expect([await opens(made.secret), await opens(lost.secret), await opens(body.secret)]).toEqual([
      200,
      'UNAUTHORIZED',
      200,
    ]);
    expect(body.previous).toEqual({ prefix: made.prefix, until: lost.previous.until });
    // Now somebody has the new one: whoever has the old one makes no other.
    expect((await rotateOwn(made.secret)).body.code).toBe('TOKEN_ROTATING');
    expect((await rotateOwn(body.secret)).body.code).toBe('TOKEN_ROTATING');
  });

  it('takes no place of a secret that staff gave, with the one that they replaced', async () => {
    const made = await create();
    await opens(made.secret);
    const { body } = await rotate(made.id, 24);
    expect((await rotateOwn(made.secret)).body.code).toBe('TOKEN_ROTATING');
    expect([await opens(made.secret), await opens(body.secret)]).toEqual([200, 200]);
  });

  it('has two secrets at most, however many ask at once', async () => {
    const made = await create();
    await opens(made.secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => rotateOwn(made.secret)));
    const working = await Promise.all(answers.map(async ({ body }) => opens(body.secret)));
    expect(working.filter((answer) => answer === 200)).toHaveLength(1);
    expect(await opens(made.secret)).toBe(200);
  });

  it('keeps the secret before for an hour at least, and never beyond the token’s end', async () => {
    const made = await create();
    expect((await rotateOwn(made.secret, 0)).body.code).toBe('INVALID_REQUEST');
    const end = new Date(clock.now().getTime() + 30 * MINUTE);
    await app.services.db.apiToken.update({ where: { id: made.id }, data: { expiresAt: end } });
    expect((await rotateOwn(made.secret)).body.previous.until).toBe(end.toISOString());
  });

  it('is a program: a person in a session has no such token', async () => {
    const answer = await call(app, 'POST', '/admin/token/rotate', {
      headers: owner.headers,
      body: { overlapHours: 1 },
    });
    expect(answer.body.code).toBe('FORBIDDEN');
  });
});

it('a use is written once a minute, behind the answer', async () => {
  const made = await create();
  const first = clock.now().toISOString();
  await opens(made.secret);
  clock.advance(MINUTE / 2);
  await opens(made.secret);
  await app.services.identity.apiTokens.flush();
  expect((await read(made.id)).lastUsedAt).toBe(first);
  clock.advance(MINUTE / 2);
  await opens(made.secret);
  await app.services.identity.apiTokens.flush();
  expect((await read(made.id)).lastUsedAt).toBe(clock.now().toISOString());
});

import { randomUUID } from 'node:crypto';
import type { RegistrationInput } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createVisitor } from '../../../test/factories.ts';
import { registrationBody } from '../../../test/registration-body.ts';

// 02:30 in UTC is still the day before in São Paulo.
const clock = createTestClock(new Date('2026-11-22T02:30:00Z'));
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
afterAll(() => app.close());

const register = (body: Partial<RegistrationInput>, headers: Record<string, string> = {}) =>
  call(app, 'POST', '/register', { body, headers });
describe('many at once', () => {
  const statuses = (answers: Awaited<ReturnType<typeof register>>[]) =>
    answers.map(({ status }) => String(status)).toSorted();

  it.each(['cpf', 'email', 'phone'] as const)('gives a %s to exactly one', async (field) => {
    const shared = registrationBody();
    const change =
      field === 'email'
        ? { email: shared.email, emailConfirmation: shared.email }
        : { [field]: shared[field] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(registrationBody(change))));
    expect(statuses(answers)).toEqual(['201', '409', '409', '409', '409', '409']);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set([`${field.toUpperCase()}_FOUND`]));
  });

  it('tells who comes while the other has not finished yet', async () => {
    const body = registrationBody();
    const written = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const first = app.services.db.$transaction(
      async (tx) => {
        await createVisitor({ ...app.services, db: tx }, { cpf: body.cpf });
        written.resolve();
        await finish.promise;
      },
      { timeout: 30_000 },
    );
    await written.promise;
    const second = register(body);
    const waiting = async () => {
      const { rows } = await app.services.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows.length;
    };
    // The second has found the CPF free, and now waits on the unique key for what becomes of the first.
    await expect.poll(waiting, { timeout: 45_000 }).toBe(1);
    finish.resolve();
    await first;
    expect((await second).body.code).toBe('CPF_FOUND');
  });

  it('makes one account of a double click, and answers both alike', async () => {
    const body = registrationBody();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([register(body, key), register(body, key), register(body, key)]);
    expect(statuses(answers)).toEqual(['201', '201', '201']);
    expect(answers.map((answer) => answer.body)).toEqual(
      answers.map(() => ({ ok: true, email: body.email })),
    );
    expect(await app.services.db.outboxMessage.count({ where: { recipient: body.email } })).toBe(1);
    expect((await register(body, key)).status).toBe(201);
    expect((await register(registrationBody(), key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

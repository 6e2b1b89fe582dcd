import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createVisitor } from '../../../test/factories.ts';
import { oldEvents } from './old-events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('goes some at a time, however many were told of one event', async () => {
  const { db } = app.services;
  const { id: registrationId } = await createVisitor(app.services);
  const [old, recent] = await Promise.all(
    ['2026-01-01', '2026-06-01'].map((day) =>
      db.notificationEvent.create({
        data: {
          kind: 'theory',
          recordId: registrationId.replace(/^./, day[6] ?? ''),
          state: 'sent',
          createdAt: new Date(day),
        },
      }),
    ),
  );
  for (const [event, many] of [
    [old, 5_001],
    [recent, 1],
  ] as const)
    await db.$executeRaw`
      INSERT INTO notifications (id, event_id, registration_id, channel, device_id, due_at)
      SELECT uuidv7(), ${event?.id}::uuid, ${registrationId}::uuid, 'push', gen_random_uuid(), now()
      FROM generate_series(1, ${many}::integer)`;
  // A statement that takes more is one that the database ends when there are millions.
  await db.$executeRaw`
    CREATE FUNCTION few_at_once() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM gone) > 5000 THEN RAISE EXCEPTION 'too many at once'; END IF;
      RETURN NULL;
    END $$`;
  await db.$executeRaw`
    CREATE TRIGGER few_at_once AFTER DELETE ON notifications REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION few_at_once()`;
  expect(await oldEvents.remove(app.services, new Date('2026-03-01'), app.product)).toBe(1);
  expect(await db.notification.groupBy({ by: ['eventId'], _count: true })).toEqual([
    { eventId: recent?.id, _count: 1 },
  ]);
});

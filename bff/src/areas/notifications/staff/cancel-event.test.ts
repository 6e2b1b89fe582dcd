import type { adminNotifications, ResponseOf } from '@fio/contracts';
import { expect, it } from 'vitest';
import { call } from '../../../../test/call.ts';
import { exportedText } from '../../../../test/exports.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../../test/factories.ts';
import { HOUR } from '../../../../test/clock.ts';
import { person, pushDesk, resolved } from '../../../../test/push-desk.ts';
import { gather } from '../gather.ts';
import { startDue } from '../start-due.ts';

const desk = pushDesk();

type Row = ResponseOf<typeof adminNotifications.get>;
const staff = async () => signInStaff(desk.app.services, await createStaff(desk.app.services));
const seen = async (headers: SignedHeaders, id: string) =>
  (await call<Row>(desk.app, 'GET', `/admin/notifications/${id}`, { headers })).body;
const cancel = (headers: SignedHeaders, id: string) =>
  call<Row>(desk.app, 'POST', `/admin/notifications/${id}/cancel`, { headers });

/** Somebody with a browser who asked for theories. */
async function asker() {
  const one = await person(desk);
  await one.device();
  await one.want('theory');
  return one;
}

const alsoByEmail = ({ id: registrationId }: { id: string }) =>
  desk.app.services.db.notificationSubscription.create({
    data: { registrationId, kind: 'theory', channel: 'email' },
  });

it('is told of with its figures by each way, and with who had enough of it', async () => {
  const [one, other] = [await asker(), await asker()];
  await alsoByEmail(one);
  const { poll, id } = await resolved(desk, one, other, await asker(), await asker(), await asker());
  await desk.worker.work(id);
  desk.clock.advance(HOUR);
  await one.want('theory', false);
  await one.want('theory', false);
  const headers = await staff();
  const about = { kind: 'theory', recordId: poll.id, title: poll.title, state: 'sent', total: 6, sent: 6 };
  const counts = { email: { sent: 1 }, push: { sent: 5, failed: 0 } };
  expect(await seen(headers, id)).toMatchObject({ ...about, counts, failed: 0, ended: 1 });
  const list = await call<ResponseOf<typeof adminNotifications.list>>(
    desk.app,
    'GET',
    '/admin/notifications?f[kind]=theory&f[state]=sent&q=FAROL',
    { headers },
  );
  expect(list.body.items.find((row) => row.id === id)).toMatchObject({ ...about, ended: 1 });
  const file = await exportedText(desk.app, headers, ['notifications', 'f[state]=sent']);
  expect(file).toMatch(/Teoria resolvida;[^;]*O farol está vivo\?[^;]*;Enviado;[^;]+;1;0;0;5;0;0;0;1/);
});

it('is cancelled once: who was not told yet will not be, and the figures say so', async () => {
  const people = [await asker(), await asker()];
  const { id } = await resolved(desk, ...people);
  const headers = await staff();
  const answers = await Promise.all([cancel(headers, id), cancel(headers, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await desk.worker.work(id);
  expect(await seen(headers, id)).toMatchObject({ state: 'cancelled', total: 0 });
  expect((await cancel(headers, id)).body).toMatchObject({ code: 'CONFLICT' });
  const action = await desk.app.services.db.action.findFirstOrThrow({ where: { recordId: id } });
  expect(action).toMatchObject({
    resource: 'notifications',
    action: 'cancel',
    summary: 'O farol está vivo?',
    before: { state: 'gathering' },
    after: { state: 'cancelled' },
  });
});

it('waits for what is handed over at this moment, and nothing leaves after it', async () => {
  const { app, clock, worker } = desk;
  const { pool } = app.services;
  const one = await asker();
  await alsoByEmail(one);
  const { id } = await resolved(desk, one);
  await gather(app.services, id, Infinity);
  const headers = await staff();
  // As a worker that has the event holds it while it writes its letters.
  const held = await pool.connect();
  await held.query('BEGIN');
  await held.query('SELECT FROM notification_events WHERE id = $1 FOR SHARE', [id]);
  const cancelling = cancel(headers, id);
  const waiting = () =>
    pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  await held.query(
    "UPDATE notifications SET state = 'sent', sent_at = $2 WHERE event_id = $1 AND channel = 'email'",
    [id, clock.now()],
  );
  await held.query('COMMIT');
  held.release();
  expect((await cancelling).status).toBe(200);
  const before = desk.service.taken.length;
  await worker.work(id);
  expect(desk.service.taken.length).toBe(before);
  expect(await seen(headers, id)).toMatchObject({
    state: 'cancelled',
    counts: { email: { sent: 1 }, push: { sent: 0, cancelled: 1 } },
    // It would say of whom.
    ended: null,
  });
});

it('that was cancelled while its worker died gets its figures from the next minute on', async () => {
  const { db } = desk.app.services;
  const one = await asker();
  const { id } = await resolved(desk, one);
  await gather(desk.app.services, id, Infinity);
  await db.notification.updateMany({ where: { eventId: id }, data: { state: 'sending' } });
  expect((await cancel(await staff(), id)).status).toBe(200);
  await startDue(desk.app.services);
  await desk.worker.work(id);
  // It may have arrived; whether it did nobody knows, and it isn't tried again.
  const event = await db.notificationEvent.findUniqueOrThrow({ where: { id } });
  expect(event).toMatchObject({ state: 'cancelled', counts: { push: { failed: 1 } } });
});

import { expect, it } from 'vitest';
import { drawDesk } from '../../../test/draw-desk.ts';
import { createVisitor } from '../../../test/factories.ts';
import { decideSubscription } from './decide-subscription.ts';
import { notificationsArea } from './index.ts';
import { NotificationWorker } from './NotificationWorker.ts';

const desk = drawDesk({ once: true });

it('a draw’s list that is closed, and its result, are told to who asked for each', async () => {
  const { db } = desk.app.services;
  const from = {
    from: 'web',
    language: 'pt',
    ip: '',
    userAgent: '',
    wanted: true,
    channel: 'email',
  } as const;
  const asker = async (kind: 'list' | 'draw') => {
    const { id, email } = await createVisitor(desk.app.services);
    await db.$transaction((tx) =>
      decideSubscription(desk.app.services, tx, { registrationId: id, kind, ...from }),
    );
    // Whatever the hour of the test.
    await db.notificationSettings.updateMany({ data: { quietFrom: 0, quietUntil: 0 } });
    return email;
  };
  const [list, draw] = [await asker('list'), await asker('draw')];
  await desk.reach('published');
  const worker = new NotificationWorker(desk.app.services, desk.app.product.servicesOf(notificationsArea));
  const events = await db.notificationEvent.findMany({ orderBy: { id: 'asc' } });
  expect(events.map(({ kind, recordId }) => [kind, recordId])).toEqual([
    ['list', desk.draw.id],
    ['draw', desk.draw.id],
  ]);
  for (const { id } of events) await worker.work(id);
  const letters = await db.outboxMessage.findMany({ where: { recipient: { in: [list, draw] } } });
  expect(letters.map(({ recipient, template }) => [template, recipient]).toSorted()).toEqual([
    ['draw_published', draw],
    ['list_closed', list],
  ]);
  for (const { text } of letters) expect(text).toContain(`/ganhadores/${desk.draw.slug}`);
});

import { expect, it } from 'vitest';
import type { dashboard, ResponseOf } from '@fio/contracts';
import { plusDays, todayInSaoPaulo } from '@fio/domain';
import { call } from '../../../test/call.ts';
import { drawDesk } from '../../../test/draw-desk.ts';
import { dayOf } from '../../core/database/day-of.ts';

type Deadlines = ResponseOf<typeof dashboard.deadlines>;

const desk = drawDesk();
const due = async () => {
  const { ana: headers } = desk.headers;
  const { body } = await call<Deadlines>(desk.app, 'GET', '/admin/dashboard/deadlines', { headers });
  return body.filter(({ drawId }) => drawId === desk.draw.id).map(({ kind }) => kind);
};
const note = (duty: string, doneOn = '2026-01-02') => desk.step('duties', { duty, doneOn });

it('has whose the prizes are shown before the extraction, and notes it once', async () => {
  expect(await due()).toContain('ownership');
  const [before] = (await desk.view()).duties;
  expect(before).toMatchObject({ duty: 'ownership', doneOn: null, open: true });
  expect(Date.parse(dayOf(desk.draw.lotteryDate)) - Date.parse(before?.by ?? '')).toBe(8 * 86_400_000);
  const future = await note('ownership', '2099-01-01');
  expect([future.status, future.body]).toMatchObject([422, { code: 'FUTURE_DATE' }]);
  const { body } = await note('ownership');
  expect(body.duties[0]).toMatchObject({ doneOn: '2026-01-02', open: false });
  expect(await due()).not.toContain('ownership');
  expect((await note('ownership')).status).toBe(409);
});

it('has the list handed in once there is one', async () => {
  expect((await note('list')).status).toBe(409);
  expect(await due()).not.toContain('list');
  await desk.reach('frozen');
  expect(await due()).toContain('list');
  expect((await note('list')).status).toBe(200);
  expect(await due()).not.toContain('list');
});

it('begins the time to ask for a prize with the publication, where the regulation does', async () => {
  const { db } = desk.app.services;
  await db.draw.update({ where: { id: desk.draw.id }, data: { prescribesFrom: 'publication' } });
  await desk.reach('reviewed');
  const winners = () => db.winner.findMany({ where: { prize: { drawId: desk.draw.id }, unit: { gt: 0 } } });
  expect((await winners()).every(({ prescribesOn }) => prescribesOn === null)).toBe(true);
  await desk.reach('published');
  const { publishedAt } = await db.draw.findUniqueOrThrow({ where: { id: desk.draw.id } });
  for (const { prescribesOn } of await winners()) {
    expect(dayOf(prescribesOn)).toBe(plusDays(todayInSaoPaulo(publishedAt ?? new Date(0)), 180));
  }
});

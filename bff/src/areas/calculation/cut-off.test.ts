import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { DAY } from '../../../test/clock.ts';
import { drawDesk, SOURCE } from '../../../test/draw-desk.ts';
import { dayFrom } from '../../../test/draws.ts';
import { dayOf } from '../../core/database/day-of.ts';

const desk = drawDesk();
const day = (days: number) => dayOf(dayFrom(new Date(), days));
const update = (data: object) => desk.app.services.db.draw.update({ where: { id: desk.draw.id }, data });
const move = (days: number) => desk.move(day(days), 'A lista não ficou pronta.');

/** Its hour is gone by a day and more. */
const late = () => update({ cutOffHours: 48 });

describe('past the hour by which a list has to be closed', () => {
  it('a list is not closed, whatever the clock of the process says', async () => {
    await late();
    desk.clock.advance(-30 * DAY);
    expect((await desk.step('freeze')).body.code).toBe('DRAW_NOT_READY');
    desk.clock.advance(30 * DAY);
    expect((await desk.view()).blockers).toEqual(['late']);
    expect((await desk.step('freeze')).body.code).toBe('DRAW_NOT_READY');
  });

  it('the draw moves to a later extraction, for everyone to see, and its list can be closed', async () => {
    await late();
    expect((await move(0)).body.fields?.['lotteryDate']?.[0]?.code).toBe('lottery_later');
    const { body } = await move(4);
    expect([body.state, body.lotteryDate, body.blockers]).toEqual(['scheduled', day(4), []]);
    const page = await call(desk.app, 'GET', `/draws/${desk.draw.slug}`);
    expect(page.body).toMatchObject({
      postponements: [{ from: day(0), to: day(4), reason: 'A lista não ficou pronta.', source: SOURCE }],
    });
    const { list } = await desk.reach('frozen');
    const { commitment } = await desk.app.services.db.draw.findUniqueOrThrow({ where: { id: desk.draw.id } });
    expect(commitment).toMatchObject({
      lotteryDate: day(4),
      closedAt: list?.closedAt,
      cutOffAt: body.cutOffAt,
    });
    expect(Date.parse(list?.closedAt ?? '')).toBeLessThan(Date.parse(body.cutOffAt));
  });
});

describe('before that hour', () => {
  it('the day of the extraction stays', async () => {
    expect((await move(4)).body.code).toBe('CONFLICT');
  });

  it('nobody moves it by SQL alone, and nobody changes what was', async () => {
    const { pool } = desk.app.services;
    const moved = pool.query(`UPDATE draws SET lottery_date = lottery_date + 3 WHERE id = $1`, [
      desk.draw.id,
    ]);
    await expect(moved).rejects.toThrow(/two people move the day/);
    const rewrite = 'UPDATE draw_postponements SET to_date = from_date WHERE draw_id = $1';
    await expect(pool.query(rewrite, [desk.draw.id])).rejects.toThrow();
  });

  it('is set for good with the closing', async () => {
    await desk.reach('frozen');
    await expect(update({ cutOffHours: 1 })).rejects.toThrow(/is closed/);
  });
});

import { COMMON_RULE_SET } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { drawDefinition, prizesOf, problemsOf } from '../../../test/draw-definition.ts';
import { createRegulation } from '../../../test/regulations.ts';

const { desk, clock, at, day, created, edit, step, regulation, complete, scheduled, later } =
  drawDefinition();

describe('a draw that is scheduled', () => {
  it('lacks nothing', async () => {
    const bare = { regulationId: null, certificate: null, place: '', plannedAt: null, prizes: [] };
    const draw = await created({ ...bare, periodFrom: day(0) });
    const answer = await step(draw, 'schedule');
    expect([answer.status, problemsOf(answer)]).toEqual([
      422,
      {
        regulationId: 'required',
        certificate: 'required',
        periodFrom: 'period_begun',
        seriesFirst: 'numbers_uncommitted',
        plannedAt: 'required',
        place: 'required',
        prizes: 'required',
      },
    ]);
    const unpublished = await createRegulation(desk.app.services, 'draw', {
      publishedAt: null,
      certificate: '01.000001/2026',
    });
    const other = await complete({ regulationId: unpublished.id });
    expect(problemsOf(await step(other, 'schedule'))).toEqual({
      regulationId: 'regulation_unpublished',
      certificate: 'certificate_other',
    });
  });

  it('goes back to a draft before its period, as long as nobody has a number', async () => {
    const draw = await scheduled();
    expect([draw.state, draw.freedom]).toEqual(['scheduled', 'all']);
    expect((await step(draw, 'schedule')).status).toBe(409);
    const { body } = await step(draw, 'withdraw');
    expect(body.state).toBe('draft');
    const { body: again } = await step(body, 'schedule');
    await desk.app.services.db.numberPool.update({ where: { drawId: draw.id }, data: { next: 1 } });
    expect((await step(again, 'withdraw')).status).toBe(409);
    const events = await desk.app.services.db.drawEvent.findMany({ where: { drawId: draw.id } });
    expect(events.map(({ toState, actorId }) => [toState, actorId !== null])).toEqual([
      ['draft', true],
      ['scheduled', true],
      ['draft', true],
      ['scheduled', true],
    ]);
  });

  it('may change before its period, and stays complete', async () => {
    const draw = await scheduled();
    expect(problemsOf(await edit(draw, { seriesLast: 9, place: '', periodFrom: day(0) }))).toEqual({
      seriesLast: 'numbers_committed',
      place: 'required',
      periodFrom: 'period_begun',
    });
    const { body } = await edit(draw, { ruleSet: { ...COMMON_RULE_SET, fold: 'modulo' } });
    expect(body.ruleSet.fold).toBe('modulo');
    const shorter = { ...COMMON_RULE_SET, order: COMMON_RULE_SET.order.slice(0, 4) };
    expect(problemsOf(await edit(body, { ruleSet: shorter }))).toEqual({
      'ruleSet.order': 'numbers_committed',
    });
  });

  it('never changes its rules once the period has begun', async () => {
    const draw = await scheduled();
    await later(6);
    const fixed = { ruleSet: { ...COMMON_RULE_SET, minimumAge: 16 }, surrogates: 9, title: 'Outro' };
    expect(problemsOf(await edit(draw, fixed))).toEqual({
      ruleSet: 'rules_fixed',
      surrogates: 'rules_fixed',
      title: 'rules_fixed',
    });
    const [first, ...others] = prizesOf(draw);
    expect(problemsOf(await edit(draw, { prizes: [{ ...first, value: 9_000_000 }, ...others] }))).toEqual({
      prizes: 'rules_fixed',
    });
    expect((await step(draw, 'withdraw')).status).toBe(409);
    const { status, body } = await edit(draw, { place: 'Rua Nova, 5', plannedAt: at(30) });
    expect([status, body.place, body.freedom, body.prizes.length]).toEqual([
      200,
      'Rua Nova, 5',
      'occasion',
      2,
    ]);
  });

  it('follows its regulation to a later version of the same document, and to no other', async () => {
    const draw = await scheduled();
    await later(6);
    const other = await regulation();
    expect(problemsOf(await edit(draw, { regulationId: other.id }))).toEqual({ regulationId: 'rules_fixed' });
    const { slug } = await desk.app.services.db.regulation.findUniqueOrThrow({
      where: { id: draw.regulation?.id ?? '' },
    });
    const next = await createRegulation(desk.app.services, 'draw', { slug, number: 2 });
    const { body } = await edit(draw, { regulationId: next.id });
    expect(body.regulation?.number).toBe(2);
    const back = await edit(body, { regulationId: draw.regulation?.id });
    expect(problemsOf(back)).toEqual({ regulationId: 'rules_fixed' });
  });

  it('is nobody’s to change once its list is closed', async () => {
    const draw = await scheduled();
    await desk.app.services.db.draw.update({ where: { id: draw.id }, data: { listClosedAt: clock.now() } });
    expect((await edit(draw, { place: 'Outra' })).body.code).toBe('CONFLICT');
    const prize = desk.app.services.db.drawPrize.updateMany({
      where: { drawId: draw.id },
      data: { quantity: 9 },
    });
    await expect(prize).rejects.toThrow('the list of this draw is closed');
  });
});

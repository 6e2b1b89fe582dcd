import { COMMON_RULE_SET } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { drawDefinition, prizesOf, problemsOf } from '../../../test/draw-definition.ts';
import { createRegulation } from '../../../test/regulations.ts';
import { verifyAudit } from '../../core/audit/verify.ts';

const { desk, send, at, day, input, created, edit, commit, complete, later, scheduled } = drawDefinition();

describe('a draft', () => {
  it('keeps all that was written, with the prizes in their order', async () => {
    const { status, body } = await send('POST', '', input());
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'draft', freedom: 'all', units: 5, given: null, numbers: null });
    expect(body.ruleSet).toEqual(COMMON_RULE_SET);
    expect(body.prizes.map(({ title, value }) => [title, value])).toEqual([
      ['Viagem', 2_000_000],
      ['Televisor', 450_000],
    ]);
    const { body: again } = await send('GET', `/${body.id}`);
    expect(again).toEqual(body);
  });

  it('tells every broken rule at its field', async () => {
    const prizes = [
      { title: 'Televisor', description: '', quantity: 1, value: 100 },
      { title: 'Viagem', description: '', quantity: 1, value: 200 },
    ];
    const wrong = { periodTo: day(4), lotteryDate: day(4), plannedAt: at(1), seriesFirst: 5, seriesLast: 4 };
    const answer = await send('POST', '', input({ ...wrong, prizes }));
    expect([answer.status, problemsOf(answer)]).toEqual([
      422,
      {
        periodTo: 'period_order',
        lotteryDate: 'lottery_after_period',
        plannedAt: 'planned_after_lottery',
        seriesLast: 'series_order',
        'prizes.1.value': 'prizes_order',
      },
    ]);
    expect(problemsOf(await send('POST', '', input({ certificate: '4.47782/26' })))).toEqual({
      certificate: 'certificate',
    });
    expect(
      problemsOf(
        await send('POST', '', input({ periodTo: day(500), lotteryDate: day(502), plannedAt: null })),
      ),
    ).toEqual({
      periodTo: 'period_long',
    });
    const other = await createRegulation(desk.app.services, 'privacy');
    expect(problemsOf(await send('POST', '', input({ regulationId: other.id })))).toEqual({
      regulationId: 'invalid',
    });
  });

  it.each([1, 3, 4])('may read %i digits of the order', async (count) => {
    const ruleSet = { ...COMMON_RULE_SET, order: COMMON_RULE_SET.order.slice(0, count) };
    const { status, body } = await send('POST', '', input({ ruleSet }));
    expect([status, body.ruleSet.order.length]).toEqual([201, count]);
  });

  it('reads one digit of the order at least and five at most', async () => {
    const none = { ...COMMON_RULE_SET, order: [] };
    expect(problemsOf(await send('POST', '', input({ ruleSet: none })))).toEqual({
      'ruleSet.order': 'required',
    });
    const six = { ...COMMON_RULE_SET, order: [...COMMON_RULE_SET.order, { prize: 1, place: 'tens' }] };
    expect(problemsOf(await send('POST', '', input({ ruleSet: six })))).toEqual({
      'ruleSet.order': 'most_items',
    });
  });

  it('takes no rule set by which a number could never come up', async () => {
    const order = COMMON_RULE_SET.order.with(4, { prize: 1, place: 'units' });
    const series = { prefix: '12', digits: [{ prize: 1, place: 'tens' }] };
    const answer = await send(
      'POST',
      '',
      input({ ruleSet: { ...COMMON_RULE_SET, order, series }, seriesLast: 10 }),
    );
    expect(problemsOf(answer)).toEqual({
      'ruleSet.order.4': 'digit_repeated',
      'ruleSet.series.digits': 'series_unreachable',
    });
  });

  it('takes no rule of earning that nobody could meet', async () => {
    const multipliers = [
      { times: 2, product: 'Suco', days: null },
      { times: 3, product: null, days: { from: day(9), to: day(8) } },
      { times: 3, product: null, days: null },
    ];
    const earning = { numbers: 3, every: 5000, perReceipt: 2, perPerson: 1, multipliers };
    expect(problemsOf(await send('POST', '', input({ earning })))).toEqual({
      'earning.perReceipt': 'cap_below_one',
      'earning.perPerson': 'cap_below_one',
      'earning.multipliers.0.product': 'product_unknown',
      'earning.multipliers.1.days.to': 'days_order',
      'earning.multipliers.2.product': 'multiplier_any',
    });
    const nothing = { ...earning, every: 0, perReceipt: 1001 };
    expect(problemsOf(await send('POST', '', input({ earning: nothing })))).toMatchObject({
      'earning.every': 'price',
      'earning.perReceipt': 'number',
    });
    expect(problemsOf(await send('POST', '', { ...input(), earning: undefined }))).toEqual({
      earning: 'required',
    });
  });

  it('fixes how numbers are earned once its period began', async () => {
    const draw = await scheduled();
    await later(6);
    const { body } = await send('GET', `/${draw.id}`);
    const earning = { ...body.earning, every: 5000 };
    expect(problemsOf(await edit(body, { earning }))).toEqual({ earning: 'rules_fixed' });
  });

  it('keeps a prize’s id when the order changes, and knows no other draw’s', async () => {
    const draw = await created();
    const [first, second] = prizesOf(draw);
    const prizes = [{ ...second, value: 3_000_000 }, first];
    const { body } = await edit(draw, { prizes });
    expect(body.prizes.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const other = await created();
    expect(problemsOf(await edit(other, { prizes: [first] }))).toEqual({ 'prizes.0.id': 'invalid' });
  });

  it('has an address of its own, one editor at a time, and goes without a trace of numbers', async () => {
    const draw = await created();
    expect(problemsOf(await send('POST', '', input({ slug: draw.slug })))).toEqual({ slug: 'slug_taken' });
    expect((await edit(draw, { place: 'Outra' })).status).toBe(200);
    expect((await edit(draw, { place: 'Mais outra' })).body.code).toBe('CONFLICT');
    expect((await send('DELETE', `/${draw.id}`)).status).toBe(204);
    const committed = await created();
    await commit(committed);
    expect((await send('DELETE', `/${committed.id}`)).status).toBe(409);
    expect(await verifyAudit(desk.app.services.db)).toMatchObject({ ok: true });
  });
});

it('has series that the committed numbers keep, whoever asks', async () => {
  const draw = await complete();
  const changed = desk.app.services.db.draw.update({ where: { id: draw.id }, data: { seriesLast: 5 } });
  await expect(changed).rejects.toThrow('are committed');
});

it('lists draws by state, and the regulations one can be held by', async () => {
  const draw = await scheduled();
  const list = await call<{ items: { id: string }[] }>(
    desk.app,
    'GET',
    '/admin/winners-draw?f[state]=scheduled&sort=-updatedAt&q=temporada 04.047782',
    { headers: desk.headers },
  );
  expect(list.body.items.map(({ id }) => id)).toContain(draw.id);
  const choices = await call<{ items: { id: string }[] }>(
    desk.app,
    'GET',
    '/admin/winners-draw-regulations',
    {
      headers: desk.headers,
    },
  );
  expect(choices.body.items.map(({ id }) => id)).toContain(draw.regulation?.id);
});

describe('the picture of a prize', () => {
  const picture = async () => {
    const key = `pictures/${crypto.randomUUID()}`;
    const data = { key, format: 'svg', width: 1200, height: 900, widths: [] };
    const { id } = await desk.app.services.db.picture.create({ data });
    return { id, alt: 'Um avião sobre uma cidade', focus: { x: 50, y: 30 } };
  };

  it('is another when nothing else of the draw may be, and stays when the rest is edited', async () => {
    const draft = await created();
    const [first, second] = draft.prizes;
    const dress = (version: number, prizeId = first?.id, body?: object | null) =>
      send('PUT', `/${draft.id}/prizes/${prizeId}/picture`, { version, picture: body });
    const chosen = await picture();
    const dressed = await dress(draft.version, first?.id, chosen);
    expect(dressed.body.prizes.map((prize) => prize.picture)).toMatchObject([chosen, null]);
    const edited = await edit(dressed.body, { title: 'Outro título' });
    expect(edited.body.prizes[0]).toMatchObject({ id: first?.id, picture: chosen });
    const { db } = desk.app.services;
    await db.draw.update({ where: { id: draft.id }, data: { listClosedAt: new Date(), state: 'scheduled' } });
    const another = await dress(edited.body.version, second?.id, chosen);
    expect([another.status, another.body.prizes[1]?.picture?.focus]).toEqual([200, chosen.focus]);
    expect((await dress(another.body.version, second?.id, null)).body.prizes[1]?.picture).toBeNull();
    const touched = db.drawPrize.update({ where: { id: second?.id ?? '' }, data: { quantity: 9 } });
    await expect(touched).rejects.toThrow('closed');
  });

  it('is refused without its words, as one nobody sent, and for a prize of another draw', async () => {
    const [draw, other] = [await created(), await created()];
    const put = (prizeId: string | undefined, body: object) =>
      send('PUT', `/${draw.id}/prizes/${prizeId}/picture`, { version: draw.version, picture: body });
    const chosen = await picture();
    const prizeId = draw.prizes[0]?.id;
    expect(problemsOf(await put(prizeId, { ...chosen, alt: '' }))).toEqual({ 'picture.alt': 'required' });
    expect(problemsOf(await put(prizeId, { ...chosen, id: draw.id }))).toEqual({ 'picture.id': 'invalid' });
    expect((await put(other.prizes[0]?.id, chosen)).body.code).toBe('NOT_FOUND');
  });
});

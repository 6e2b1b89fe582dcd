import { createHash } from 'node:crypto';
import { canonicalJson, COMMON_EARNING_RULE, COMMON_RULE_SET } from '@fio/domain';
import { expect, it } from 'vitest';
import { drawDefinition } from '../../../test/draw-definition.ts';
import { loggedEntries } from '../../../test/transparency.ts';

const { desk, edit, step, scheduled, complete } = drawDefinition();

it('binds from when it is scheduled: each change of what it promises is in the log', async () => {
  const draft = await complete();
  await edit(draft, { title: 'Antes' });
  const entries = async (id: string) => loggedEntries(desk.app.services, id);
  expect((await entries(draft.id)).map(({ type }) => type)).toEqual(['numbers_committed']);

  const draw = await scheduled();
  const rules = { ...COMMON_RULE_SET, fold: 'modulo' as const };
  const earning = { ...COMMON_EARNING_RULE, every: 5000 };
  const { body } = await edit(draw, { ruleSet: rules, earning });
  const { body: moved } = await edit(body, { place: 'Outro lugar' });
  await step(moved, 'withdraw');
  const [, first, second, last, ...rest] = await entries(draw.id);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    type: 'draw_defined',
    title: draw.title,
    periodFrom: draw.periodFrom,
    periodTo: draw.periodTo,
    lotteryDate: draw.lotteryDate,
    documentsWithin: 3,
    documentsUnit: 'business_days',
    prescribesFrom: 'extraction',
    regulation: { number: draw.regulation?.number },
    prizes: draw.prizes.map(({ title, quantity, value }) => ({ title, quantity, valueCents: value })),
  });
  const text = canonicalJson(body.ruleSet);
  expect(second).toMatchObject({
    type: 'draw_defined',
    rules: body.ruleSet,
    rulesHash: createHash('sha256').update(text).digest('hex'),
    earning,
    earningHash: createHash('sha256').update(canonicalJson(body.earning)).digest('hex'),
  });
  expect(last).toMatchObject({ type: 'draw_withdrawn', draw: draw.id });
});

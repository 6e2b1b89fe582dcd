import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chosen, color, day, instant, uuid } from '@fio/contracts/core/fields';
import { askFor, defineArea } from '../../area/index.ts';
import { defineWords } from '../../i18n/index.ts';
import { faqContract } from '../area.tsx';
import { storiesOf } from './names.ts';
import { Sampler, wordsAt } from './sample.ts';

const shape = z.object({
  id: uuid(),
  showId: chosen(),
  title: z.string(),
  state: z.nullable(z.enum(['draft', 'open'])),
  day: day(),
  at: z.nullable(instant()),
  color: color(),
  count: z.int(),
  five: z.array(z.string()).check(z.length(5)),
  steps: z.array(z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), value: z.string() })])),
});

it('samples what a schema takes, whole, and the entries of a list differ', () => {
  const sample = new Sampler().of(shape) as z.output<typeof shape>;
  expect(shape.safeParse(sample).error).toBeUndefined();
  expect(sample.at).not.toBeNull();
  expect(new Set(sample.steps.map(({ value }) => value)).size).toBe(2);
  expect(new Sampler().of(shape)).toEqual(sample);
  expect(wordsAt(shape, 'state')).toEqual(['draft', 'open']);
});

const words = (...ids: string[]) =>
  Object.fromEntries(
    ids.flatMap((id) => ['', '.text', '.done'].map((part) => [`action.${id}${part}`, ''] as const)),
  );
const all = { ...words('close', 'reject'), title: '', count: '', search: '' };

it('names a story for each view of an area and each dialog, and none for a confirmation', async () => {
  const form = askFor(faqContract.create, { values: () => ({ title: '', state: '' }), fields: [] });
  const area = defineArea({
    contract: faqContract,
    words: defineWords('faq', { pt: all, en: all }) as never,
    menu: null,
    nameOf: ({ title }) => title,
    columns: [{ key: 'title' }],
    filters: [],
    actions: [
      { id: 'close', endpoint: faqContract.remove, when: () => true },
      { id: 'reject', endpoint: faqContract.remove, when: () => true, form },
    ],
    detail: { Summary: () => null, tabs: [] },
  });
  const stories = await storiesOf({
    faq: () => Promise.resolve(area),
    // Pages that no list of records is behind.
    other: () => Promise.resolve([{ path: '/admin/other' }]),
  });
  expect(stories.map(({ view }) => view)).toEqual(['list', 'detail', 'dialog-reject']);
});

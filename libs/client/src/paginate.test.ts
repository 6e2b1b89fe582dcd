import { expect, it } from 'vitest';
import { paginate } from './paginate.ts';

interface Asked {
  readonly page?: number;
  readonly after?: string;
  readonly sort?: string;
}
const PER_PAGE = 2;
const rows = (ids: readonly string[]) => ids.map((id) => ({ id }));

/** A list that is read by the number of its page, as it is when it is asked. */
const numbered = (ids: () => readonly string[], asked: Asked[] = []) => {
  return async (input: Asked = {}) => {
    asked.push(input);
    const { page = 1 } = input;
    const items = rows(ids().slice((page - 1) * PER_PAGE, page * PER_PAGE));
    return Promise.resolve({ items, total: ids().length, page, perPage: PER_PAGE });
  };
};

/** One whose pages follow a record. */
const followed = (ids: () => readonly string[], asked: Asked[] = []) => {
  return async (input: Asked = {}) => {
    asked.push(input);
    const { page = 1, after } = input;
    const from = after === undefined ? 0 : ids().indexOf(after) + 1;
    const items = rows(ids().slice(from, from + PER_PAGE));
    const isMore = from + PER_PAGE < ids().length;
    const turn = { after: isMore ? (items.at(-1)?.id ?? null) : null };
    return Promise.resolve({ items, total: ids().length, page, perPage: PER_PAGE, turn });
  };
};

async function all(list: AsyncIterable<{ id: string }>, onRow: (id: string) => void = () => undefined) {
  const seen: string[] = [];
  for await (const { id } of list) {
    seen.push(id);
    onRow(id);
  }
  return seen.join('');
}

it.each([
  ['numbered', numbered],
  ['followed', followed],
] as const)('reads every page of a %s list, with the same order and filters', async (_, made) => {
  const asked: Asked[] = [];
  expect(
    await all(
      paginate(
        made(() => [...'abcde'], asked),
        { sort: 'name' },
      ),
    ),
  ).toBe('abcde');
  expect(asked.map(({ page, sort }) => [page, sort])).toEqual([
    [undefined, 'name'],
    [2, 'name'],
    [3, 'name'],
  ]);
});

it.each([
  ['numbered', numbered],
  ['followed', followed],
] as const)('is not moved by what is added before while a %s list is read', async (_, made) => {
  let ids = [...'abcde'];
  const add = (id: string) => {
    if (id === 'b' || id === 'd') ids = [id.toUpperCase(), ...ids];
  };
  expect(await all(paginate(made(() => ids)), add)).toBe('abcde');
});

it('goes on where an earlier run stopped', async () => {
  expect(
    await all(
      paginate(
        followed(() => [...'abcde']),
        { after: 'c' },
      ),
    ),
  ).toBe('de');
});

it('asks for a page once it is wanted, and reads an empty list', async () => {
  const asked: Asked[] = [];
  for await (const { id } of paginate(numbered(() => [...'abcde'], asked))) if (id === 'b') break;
  expect(asked).toHaveLength(1);
  expect(await all(paginate(numbered(() => [])))).toBe('');
});

it('ends with a list that counts its pages and answers the last one beyond them', async () => {
  const theories = async ({ page = 1 }: Asked = {}) =>
    Promise.resolve({ items: rows([`${Math.min(page, 2)}`]), total: 2, page: Math.min(page, 2), pages: 2 });
  expect(await all(paginate(theories))).toBe('12');
});

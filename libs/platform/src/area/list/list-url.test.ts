import { describe, expect, it } from 'vitest';
import { queryText } from '../../api/index.ts';
import { changeList, goesByNothing, isNarrowed, queryOf, readList, writeList } from './list-url.ts';

const names = {
  sorts: ['title', 'votes'],
  filters: ['state', 'showId'],
  orders: { showId: ['votes'] },
};
const read = (text: string) => readList(new URLSearchParams(text), names);

describe('the state of a list in its address', () => {
  it('reads what it wrote', () => {
    const state = read('page=3&sort=-votes&q=farol&f[state]=open&selected=a,b');
    expect(state).toEqual({
      page: 3,
      sort: { id: 'votes', desc: true },
      q: 'farol',
      filters: { state: 'open' },
      selected: new Set(['a', 'b']),
    });
    expect(readList(writeList(state), names)).toEqual(state);
  });

  it('counts pages from the end too', () => {
    expect(writeList(read('page=-1')).toString()).toBe('page=-1');
  });

  it('writes nothing for a list as it is at first', () => {
    expect(writeList(read('page=1&q=&f[state]=')).toString()).toBe('');
  });

  it.each(['page=0', 'page=x', 'page=1.5', 'sort=cpf', 'sort=-', 'f[cpf]=1', 'x=y'])(
    'leaves out what it does not know: %s',
    (text) => expect(read(text)).toEqual(read('')),
  );

  it('asks as the API reads it', () => {
    const query = queryOf(read('page=2&sort=title&q=%20mar%20&f[state]=open'));
    expect(decodeURIComponent(queryText(query))).toBe('page=2&sort=title&q=mar&f[state]=open');
  });

  it('starts at the first page, with nothing selected, when something else is listed', () => {
    const state = read('page=3&selected=a');
    expect(changeList(state, { q: 'mar' })).toMatchObject({ page: 1, q: 'mar', selected: new Set() });
    expect(changeList(state, { page: 4 })).toMatchObject({ page: 4, selected: new Set() });
    expect(changeList(state, { selected: new Set(['b']) })).toMatchObject({
      page: 3,
      selected: new Set(['b']),
    });
  });

  it.each([
    ['page=2', true],
    ['page=-2', true],
    ['page=1', false],
    ['page=-1', false],
    ['page=2&after=x', false],
    ['page=-2&before=x', false],
  ])('knows whether a page goes by a record, or by nothing: %s', (text, expected) => {
    expect(goesByNothing(read(text))).toBe(expected);
  });

  it('turns the pages of a large list by a record, and lets it go with anything else', () => {
    const state = read('page=3&after=x&sort=title');
    expect(decodeURIComponent(queryText(queryOf(state)))).toBe('page=3&after=x&sort=title');
    expect(readList(writeList(state), names)).toEqual(state);
    expect(writeList(changeList(state, { page: 2, before: 'y' })).toString()).toBe(
      'page=2&before=y&sort=title',
    );
    expect(writeList(changeList(state, { q: 'mar' })).toString()).toBe('sort=title&q=mar');
    expect(changeList(state, { selected: new Set(['a']) })).toMatchObject({ page: 3, after: 'x' });
  });

  it('has no sort that a filter does not leave', () => {
    expect(read('f[showId]=a&sort=title').sort).toBeNull();
    expect(read('f[showId]=a&sort=votes').sort).toEqual({ id: 'votes', desc: false });
  });

  it('knows what narrows it', () => {
    expect(isNarrowed(read('page=2&sort=title'))).toBe(false);
    expect(isNarrowed(read('q=mar'))).toBe(true);
    expect(isNarrowed(read('f[state]=open'))).toBe(true);
  });
});

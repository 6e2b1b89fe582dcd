import { describe, expect, it } from 'vitest';
import { faqContract, useFaqWords } from '../testing/area.tsx';
import { defineArea } from './define-area.tsx';
import { enumeration } from './enumeration.tsx';
import { SwitchInput, TextInput } from './inputs/index.ts';
import type { DetailOf, FieldSpec, ValuesOf } from './types.ts';

const detail = { Summary: () => null };
const base = { contract: faqContract, words: useFaqWords, menu: null, nameOf: () => '', detail };
type Fields = readonly FieldSpec<ValuesOf<typeof faqContract>, DetailOf<typeof faqContract>>[];
const values = () => ({ title: '', state: '' });
const paths = (routes: ReturnType<typeof defineArea>) => routes.map(({ path }) => path);

describe('the pages of an area', () => {
  it('are those of the specification, below the contract’s own path', () => {
    const routes = defineArea({
      ...base,
      columns: [{ key: 'title' }],
      filters: [],
      form: { values, sections: [{ id: 'main', fields: [{ field: 'title', input: TextInput }] }] },
    });
    const all = ['/admin/faq', '/admin/faq/create', '/admin/faq/edit/:id?', '/admin/faq/:id'];
    expect(paths(routes)).toEqual(all);
  });

  it('are only those it declares', () => {
    const routes = defineArea({ ...base, columns: [{ key: 'title' }], filters: [] });
    expect(paths(routes)).toEqual(['/admin/faq', '/admin/faq/:id']);
  });
});

describe('what an area cannot say', () => {
  it('is a type error', () => {
    const plain = { ...base, columns: [{ key: 'title' }], filters: [] } as const;
    const form = (fields: Fields) => ({ values, section: 'main', fields }) as const;
    // @ts-expect-error there is no such column
    defineArea({ ...plain, columns: [{ key: 'cpf' }] });
    // @ts-expect-error there is no such filter
    defineArea({ ...plain, filters: [{ key: 'cpf', useChoices: () => [] }] });
    // @ts-expect-error nothing says what one may choose
    defineArea({ ...plain, filters: [{ key: 'state' }] });
    const other = enumeration(useFaqWords, 'field', ['title']);
    // @ts-expect-error it isn't what the field holds: a text may be anything
    defineArea({ ...plain, enumerations: { title: other } });
    // @ts-expect-error there is no such field
    defineArea({ ...plain, form: form([{ field: 'cpf', input: TextInput }]) });
    // @ts-expect-error a text can't be switched on and off
    defineArea({ ...plain, form: form([{ field: 'title', input: SwitchInput }]) });
    const tabs = [{ id: 'votes', Content: () => null }] as const;
    // @ts-expect-error nothing says what one record looks like
    defineArea({ ...plain, detail: undefined });
    // @ts-expect-error nothing says where it stands in the menu
    defineArea({ ...plain, menu: undefined });
    // @ts-expect-error the menu calls it by a word there isn't
    defineArea({ ...plain, menu: { section: 'promotion', icon: 'faq', order: 1, title: 'menu' } });
    // @ts-expect-error there is no such field to read beside the record's parts
    defineArea({ ...plain, detail: { summary: [{ key: 'cpf' }] } });
    // @ts-expect-error the tab has no words
    defineArea({ ...plain, detail: { ...detail, tabs } });
    expect(paths(defineArea(plain))).toHaveLength(2);
  });
});

import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const entry = (id: string, pt: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  section: 'promotion',
  icon: id,
  order: 1,
  href: `/admin/${id}`,
  title: { pt, en: id },
  ...more,
});
const menu = [
  entry('suggestions', 'Sugestões'),
  entry('cpf-block', 'Bloqueio de CPF'),
  entry('logout', 'Sair', { href: undefined, action: 'logout' }),
];
const found = (query: string) => findPages(menu, query, 'pt').map(({ id }) => id);

it('finds a page by words of its title, whatever their case, accents and order', () => {
  expect(found('sugestoes')).toEqual(['suggestions']);
  expect(found('CPF bloq')).toEqual(['cpf-block']);
  expect(found('suggestions')).toEqual([]);
});

it('has every page, and nothing that is none, without a query', () => {
  expect(found(' ')).toEqual(['suggestions', 'cpf-block']);
});

import { defineWords, setLanguage } from '../i18n/index.ts';
import { expect, it } from 'vitest';
import { faqContract } from '../testing/area.tsx';
import { definePages } from './define-pages.tsx';
import { menuEntriesOf } from './menu-entries.ts';
import type { MenuPlace } from './menu-place.ts';

const words = defineWords('menu-entries', {
  pt: { title: 'Perguntas', menu: 'FAQ', new: 'Nova' },
  en: { title: 'Questions', menu: 'Help', new: 'New' },
});
type Word = 'title' | 'menu' | 'new';
const load = async () => () => null;
const speaking = (language: 'pt' | 'en', write: () => string) => (setLanguage(language), write());
const pages = [
  { path: '/admin/faq/:id?', needs: faqContract.list, title: 'title', load },
  { path: '/admin/faq/create', needs: faqContract.create, title: 'new', load },
] as const;
const entries = (menu: MenuPlace<Word> | null) =>
  menuEntriesOf({ faq: async () => definePages<Word>(words, pages, menu) }, speaking);

const place = { section: 'promotion', icon: 'faq', order: 10 } as const;
const shown = { ...place, id: 'faq', href: '/admin/faq', permission: 'faq' };

it('leads to the first page of an area, under its name, with its title and for whom may see it', async () => {
  expect(await entries(place)).toEqual([{ ...shown, title: { pt: 'Perguntas', en: 'Questions' } }]);
  expect(await entries(null)).toEqual([]);
});

it('says what the area declares besides: another id, another title, a group', async () => {
  const own = { id: 'help', title: 'menu', group: 'logs' } as const;
  const [entry] = await entries({ ...place, ...own });
  expect(entry).toEqual({ ...shown, id: 'help', group: 'logs', title: { pt: 'FAQ', en: 'Help' } });
});

it('marks the area on the pages it names, by entries behind its own and with the permission of each', async () => {
  const [, hidden] = await entries({ ...place, hidden: [{ page: 'create' }] });
  expect(hidden).toEqual({
    ...shown,
    id: 'faq-create',
    href: '/admin/faq/create',
    permission: 'faq:create',
    title: { pt: 'Nova', en: 'New' },
    order: 11,
    hidden: true,
  });
  await expect(entries({ ...place, hidden: [{ page: 'edit' }] })).rejects.toThrow(
    'The area faq has a menu entry for the page edit, and no such page.',
  );
});

import { expect, it } from 'vitest';
import { defineWords, setLanguage } from '../i18n/index.ts';
import { faqContract } from '../testing/area.tsx';
import { askFor, defineArea, definePages, enumeration, TextInput } from './index.ts';
import { destinationsOf } from './destinations.ts';

const pt = {
  title: 'Perguntas',
  count: '{{total}}',
  search: 'Texto',
  create: 'Nova pergunta',
  edit: 'Editar',
  created: 'Criada.',
  saved: 'Salva.',
  'empty.title': 'Nenhuma',
  'empty.text': 'Nenhuma.',
  'field.title': 'Título',
  'field.state': 'Situação',
  'section.main': 'A pergunta',
  'state.draft': 'Rascunho',
  'state.open': 'Aberta',
  'action.publish': 'Publicar',
  'action.publish.text': '',
  'action.publish.done': '',
  'action.rename': 'Renomear…',
  'action.rename.text': '',
  'action.rename.done': '',
  'action.add': 'Acrescentar',
  'action.add.text': '',
  'action.add.done': '',
  order: 'Ordem',
};
const words = defineWords('destinations', { pt, en: { ...pt, create: 'New question' } });
const speaking = (language: 'pt' | 'en', write: () => string) => (setLanguage(language), write());
const load = async () => () => null;
const both = (text: string, en = text) => ({ pt: text, en });

const area = defineArea({
  contract: faqContract,
  words,
  menu: { section: 'promotion', icon: 'faq', order: 1 },
  nameOf: ({ title }) => title,
  enumerations: { state: enumeration<'state', string>(words as never, 'state', ['draft', 'open']) },
  columns: [{ key: 'title' }, { key: 'state' }],
  filters: [{ key: 'state' }],
  form: {
    values: () => ({ title: '', state: 'draft' }),
    section: 'main',
    fields: [{ field: 'title', input: TextInput }],
  },
  actions: [
    { id: 'publish', endpoint: faqContract.update, when: ({ state }) => state === 'draft' },
    // What it asks for is more than the state.
    { id: 'rename', endpoint: faqContract.update, when: ({ title }) => title.length > 0 },
  ],
  listActions: [
    {
      id: 'add',
      icon: null,
      form: askFor(faqContract.create, { values: () => ({ title: '', state: '' }), fields: [] }),
    },
  ],
  detail: { summary: [{ key: 'title' }] },
  pages: [
    { path: '/admin/faq-order/:id?', needs: faqContract.update, title: 'order', load },
    { path: '/admin/questions/create', needs: faqContract.create, title: 'create', load },
    { path: '/admin/faq-order/:id/all', needs: faqContract.update, title: 'order', load },
  ],
});

it('leads to pages that need nothing of their address, forms, and actions where they mean something', async () => {
  const where = { needs: ['faq:list', 'faq:edit'], kind: 'action' };
  expect(await destinationsOf({ faq: async () => area }, speaking)).toEqual([
    {
      kind: 'create',
      title: both('Nova pergunta', 'New question'),
      text: both('Perguntas'),
      href: '/admin/faq/create',
      needs: ['faq:create'],
    },
    {
      kind: 'page',
      title: both('Ordem'),
      text: both('Perguntas'),
      href: '/admin/faq-order',
      needs: ['faq:edit'],
    },
    {
      ...where,
      title: both('Publicar…'),
      text: both('Perguntas · Rascunho'),
      href: '/admin/faq?f[state]=draft',
    },
    { ...where, title: both('Renomear…'), text: both('Perguntas'), href: '/admin/faq' },
    {
      ...where,
      needs: ['faq:list', 'faq:create'],
      title: both('Acrescentar…'),
      text: both('Perguntas'),
      href: '/admin/faq#add',
    },
  ]);
});

it('leaves out what the menu leads to, and has the first page of what stands in none', async () => {
  const page = { path: '/admin/faq', needs: faqContract.list, title: 'title', load } as const;
  const pages = (menu: Parameters<typeof definePages<'title'>>[2]) =>
    destinationsOf({ faq: async () => definePages<'title'>(words, [page], menu) }, speaking);
  expect(await pages({ section: 'promotion', icon: 'faq', order: 1 })).toEqual([]);
  expect(await pages(null)).toEqual([
    { kind: 'page', title: both('Perguntas'), href: '/admin/faq', needs: ['faq:list'] },
  ]);
});

it.each([
  ['of the area’s own', { 'action.rename': 'Publicar' }, 'Publicar'],
  ['of one of the engine’s', { 'action.publish': 'Excluir' }, 'Excluir'],
])('refuses a menu with one verb twice, %s', async (_whose, changed, verb) => {
  const catalogue = { ...pt, ...changed };
  const twice = defineArea({
    contract: faqContract,
    words: defineWords('twice', { pt: catalogue, en: pt }),
    menu: null,
    nameOf: ({ title }) => title,
    enumerations: { state: enumeration<'state', string>(words as never, 'state', ['draft', 'open']) },
    columns: [{ key: 'title' }, { key: 'state' }],
    filters: [],
    form: {
      values: () => ({ title: '', state: 'draft' }),
      section: 'main',
      fields: [{ field: 'title', input: TextInput }],
    },
    actions: [
      { id: 'publish', endpoint: faqContract.update, when: ({ state }) => state === 'draft' },
      { id: 'rename', endpoint: faqContract.update, when: () => true },
    ],
    detail: { summary: [{ key: 'title' }] },
  });
  await expect(destinationsOf({ faq: async () => twice }, speaking)).rejects.toThrow(
    `/admin/faq: the menu of a record in the state 'draft' has '${verb}' twice.`,
  );
});

import { render } from '@testing-library/react';
import * as z from 'zod/mini';
import type { PermissionEntry } from '@fio/contracts/permissions';
import { largeListQuery } from '@fio/contracts/core/large-list';
import { resource } from '@fio/contracts/core/resource';
import { required } from '@fio/contracts/core/fields';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { ApiProvider } from '../api/index.ts';
import { defineArea, TextInput } from '../area/index.ts';
import { usePendingConfirm } from '../feedback/index.ts';
import { defineWords } from '../i18n/index.ts';
import type { RouteObject } from '../router/index.ts';
import { BrowserRouter, useRoutes } from '../router/host.ts';
import { stores } from '../session/index.ts';
import { mounted } from './mounted.ts';

// What Mantine asks of a browser and jsdom doesn't have.
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.checkVisibility ??= function (this: Element) {
  return this.closest('[style*="display: none"]') === null;
};

const row = z.object({ id: z.string(), title: z.string(), state: z.string(), version: z.int() });

const filters = z.strictObject({ state: z.optional(z.enum(['draft', 'open'], 'invalid')) });

/** A small area like any other: faq, because no remote of this issue has it. */
export const faqContract = resource('faq', {
  row,
  detail: row,
  input: z.object({ title: required(), state: z.string() }),
  filters,
  sorts: ['title'],
});
/** The same where there are millions of them: its pages are found by a record. */
const largeContract: typeof faqContract = {
  ...faqContract,
  list: { ...faqContract.list, query: largeListQuery(['title'], filters, {}) },
};

const words = {
  title: 'Perguntas',
  count_one: '{{total}} pergunta',
  count_other: '{{total}} perguntas',
  search: 'Texto',
  create: 'Nova pergunta',
  edit: 'Editar pergunta',
  created: 'Criada.',
  saved: 'Salva.',
  'empty.title': 'Nenhuma pergunta',
  'empty.text': 'Cadastre a primeira.',
  'field.title': 'Título',
  'field.state': 'Situação',
  'section.main': 'A pergunta',
  'tab.text': 'Texto',
  'tab.counts': 'Votos',
};
export const useFaqWords = defineWords('faq', { pt: words, en: words });

const areaOf = (contract: typeof faqContract) =>
  defineArea({
    contract,
    words: useFaqWords,
    menu: null,
    nameOf: ({ title }) => title,
    columns: [{ key: 'title' }, { key: 'state' }],
    filters: [{ key: 'state', useChoices: () => [{ value: 'open', label: 'Aberta' }] }],
    form: {
      values: (record) => ({ title: record?.title ?? '', state: record?.state ?? 'draft' }),
      sections: [{ id: 'main', fields: [{ field: 'title', input: TextInput }] }],
    },
    copied: (values) => ({ ...values, state: 'draft' }),
    detail: {
      Summary: ({ record }) => record.state,
      tabs: [
        { id: 'counts', needs: { access: 'polls:list' }, Content: () => null },
        { id: 'text', Content: ({ record }) => record.title },
      ],
    },
  });
const faqArea = areaOf(faqContract);
export const largeFaqArea = areaOf(largeContract);

/** What the shell's dialog does. */
function Asked() {
  const pending = usePendingConfirm();
  if (!pending) return null;
  const { options, answer } = pending;
  return (
    <div role="dialog" aria-label={options.title}>
      <button type="button" onClick={() => answer(true)}>
        {options.confirmText}
      </button>
      <button type="button" onClick={() => answer(false)}>
        {options.cancelText}
      </button>
    </div>
  );
}

const Mounted = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** Signs a member of staff in who holds these actions of the area, and what else is said, and shows a page of it. */
export async function renderFaq(
  path: string,
  actions: readonly PermissionEntry['action'][],
  others: readonly PermissionEntry[] = [],
  area = faqArea,
) {
  const permissions = [
    ...actions.map((action): PermissionEntry => ({ permission: 'faq', action })),
    ...others,
  ];
  stores.admin.setState({ user: { permissions } as never, status: 'ready' });
  window.history.replaceState({ idx: 0 }, '', path);
  const routes = await mounted(area);
  render(
    <MantineRoot scheme="dark">
      <ApiProvider>
        <BrowserRouter>
          <Mounted routes={routes} />
          <Asked />
        </BrowserRouter>
      </ApiProvider>
    </MantineRoot>,
  );
  return { at: () => decodeURIComponent(`${window.location.pathname}${window.location.search}`) };
}

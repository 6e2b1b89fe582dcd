import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListView } from '@fio/contracts/admin/list-views';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../api/index.ts';
import { renderFaq } from '../../../testing/area.tsx';
import { server } from '../../../testing/setup.ts';

const record = { id: 'one', title: 'Como participo?', state: 'open', version: 1 };
const arranged = {
  views: [] as ListView[],
  columns: null as string[] | null,
  start: null as string | null,
  density: 'comfortable',
};
const view = (changes: Partial<ListView>): ListView => ({
  ...{ id: 'v', name: 'Abertas', search: 'f%5Bstate%5D=open', audience: null, owner: null, changeable: true },
  ...changes,
});
const refuse = () =>
  HttpResponse.json(
    {
      code: 'INVALID_REQUEST',
      message: 'Confira.',
      fields: { search: [{ code: 'view_cpf', message: 'Tire o CPF.' }] },
    },
    { status: 422 },
  );

beforeEach(() => {
  Object.assign(arranged, { views: [], columns: null, start: null, density: 'comfortable' });
  server.use(
    http.get('/api/admin/faq', () => HttpResponse.json({ items: [record], total: 1, page: 1, perPage: 25 })),
    http.get('/api/admin/list-views/faq', () => HttpResponse.json(arranged)),
    http.put('/api/admin/list-views/faq/columns', async ({ request }) => {
      Object.assign(arranged, await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/admin/list-views/faq', async ({ request }) => {
      const saved = view((await request.json()) as Partial<ListView>);
      arranged.views.push(saved);
      return HttpResponse.json(saved, { status: 201 });
    }),
    http.put('/api/admin/list-views/density', async ({ request }) => {
      Object.assign(arranged, await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.put('/api/admin/list-views/faq/start', async ({ request }) => {
      arranged.start = ((await request.json()) as { view: string | null }).view;
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/api/admin/list-views/faq/:id', ({ params }) => {
      arranged.views = arranged.views.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
// Nothing has a place in jsdom, so that a menu may think itself out of sight.
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('columns', () => {
  it('are those the person chose, and the first one always', async () => {
    await renderFaq('/admin/faq', ['list']);
    await screen.findByText(record.title);
    expect(heads()).toContain('Situação');
    await press('Colunas');
    expect(await screen.findByRole('checkbox', { name: 'Título' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Situação' }));
    await press('Aplicar');
    await screen.findByRole('button', { name: '1 de 2 colunas' });
    await waitFor(() => expect(heads()).not.toContain('Situação'));
    expect(arranged.columns).toEqual(['title']);
    await press('1 de 2 colunas');
    await press('Mostrar todas');
    await waitFor(() => expect(arranged.columns).toBeNull());
  });

  it('stand in the order the person chose, and the first one before all', async () => {
    arranged.columns = ['state'];
    await renderFaq('/admin/faq', ['list']);
    await screen.findByText(record.title);
    await waitFor(() => expect(heads().slice(0, 2)).toEqual(['Título', 'Situação']));
    await press('2 de 2 colunas');
    const up = await screen.findByRole('button', { name: 'Subir Situação' });
    expect(up).toHaveProperty('disabled', true);
  });
});

it('lowers the rows, and remembers it', async () => {
  await renderFaq('/admin/faq', ['list']);
  await screen.findByText(record.title);
  await press('Linhas compactas');
  const pressed = () => screen.getByRole('button', { name: 'Linhas compactas' }).getAttribute('aria-pressed');
  await waitFor(() => expect([pressed(), arranged.density]).toEqual(['true', 'compact']));
});

describe('saved filters', () => {
  it('are saved under a name, opened, and deleted', async () => {
    const page = await renderFaq('/admin/faq?page=3&sort=-title&f[state]=open', ['list']);
    await screen.findByText(record.title);
    await press('Filtros salvos');
    await choose('Salvar filtro atual');
    fireEvent.change(await screen.findByRole('textbox', { name: /Nome do filtro/ }), {
      target: { value: 'Abertas' },
    });
    await press('Salvar');
    await screen.findByRole('button', { name: 'Abertas' });
    expect(arranged.views).toMatchObject([{ name: 'Abertas', search: 'sort=-title&f%5Bstate%5D=open' }]);

    await press('Limpar filtros');
    await waitFor(() => expect(page.at()).toBe('/admin/faq?sort=-title'));
    await press('Filtros salvos');
    await choose('Abertas');
    await waitFor(() => expect(decodeURIComponent(page.at())).toBe('/admin/faq?sort=-title&f[state]=open'));

    await press('Abertas');
    await choose('Gerenciar filtros');
    await press('Excluir o filtro Abertas');
    await screen.findByText('Não há mais filtros salvos nesta lista.');
  });

  it('say why one is not kept', async () => {
    server.use(http.post('/api/admin/list-views/faq', refuse));
    await renderFaq('/admin/faq?q=529.982.247-25', ['list']);
    await press('Filtros salvos');
    await choose('Salvar filtro atual');
    fireEvent.change(await screen.findByRole('textbox', { name: /Nome do filtro/ }), {
      target: { value: 'Uma pessoa' },
    });
    await press('Salvar');
    expect((await screen.findByRole('alert')).textContent).toBe('Tire o CPF.');
  });
});

describe('shared filters', () => {
  it('stand under their owner’s name, and only who may changes them', async () => {
    arranged.views = [
      view({ id: 'a', owner: 'Marina', audience: 'everyone', changeable: false }),
      view({ id: 'b', name: 'Minhas', search: 'q=a', audience: 'user' }),
    ];
    await renderFaq('/admin/faq?f[state]=open', ['list']);
    await press('Abertas');
    await choose('Gerenciar filtros');
    expect(await screen.findAllByText('Abertas · Marina')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Excluir o filtro Abertas' })).toBeNull();
    await screen.findByRole('button', { name: 'Excluir o filtro Minhas' });
    const who = await screen.findByRole('combobox', { name: 'Quem vê “Minhas”' });
    await waitFor(() => expect(who).toHaveProperty('value', 'Só Usuário Comum'));
  });
});

describe('the filter a list opens with', () => {
  const first = view({ id: '0192c3a4-0000-7000-8000-000000000001' });

  it('takes the place of an address that asks for nothing, and of no other', async () => {
    Object.assign(arranged, { views: [first], start: first.id });
    const page = await renderFaq('/admin/faq', ['list']);
    await screen.findByText(record.title);
    expect(page.at()).toBe('/admin/faq?f[state]=open');
    await press('Abertas');
    await choose('Todos');
    await waitFor(() => expect(page.at()).toBe('/admin/faq?page=1'));
    await screen.findByText(record.title);
    await press('Filtros salvos');
    await choose('Abertas');
    await press('Limpar filtros');
    await waitFor(() => expect(page.at()).toBe('/admin/faq?page=1'));
  });

  it('is let go when it says nothing any more', async () => {
    const gone = { ...first, search: 'f%5Bgone%5D=1' };
    Object.assign(arranged, { views: [gone], start: gone.id });
    const page = await renderFaq('/admin/faq', ['list']);
    await screen.findByText(record.title);
    expect(page.at()).toBe('/admin/faq?page=1');
  });

  it('does not keep the list from being seen where nobody answers how it is arranged', async () => {
    server.use(http.get('/api/admin/list-views/faq', () => HttpResponse.error()));
    await renderFaq('/admin/faq', ['list']);
    expect(await screen.findByText(record.title)).toBeTruthy();
  });
});

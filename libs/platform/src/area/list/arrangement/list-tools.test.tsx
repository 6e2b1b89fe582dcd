import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../api/index.ts';
import { renderFaq } from '../../../testing/area.tsx';
import { server } from '../../../testing/setup.ts';

const record = { id: 'one', title: 'Como participo?', state: 'open', version: 1 };
const arranged = {
  views: [] as { id: string; name: string; search: string }[],
  columns: null as string[] | null,
};
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
  Object.assign(arranged, { views: [], columns: null });
  server.use(
    http.get('/api/admin/faq', () => HttpResponse.json({ items: [record], total: 1, page: 1, perPage: 25 })),
    http.get('/api/admin/list-views/faq', () => HttpResponse.json(arranged)),
    http.put('/api/admin/list-views/faq/columns', async ({ request }) => {
      Object.assign(arranged, await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/admin/list-views/faq', async ({ request }) => {
      const view = { id: 'v', ...((await request.json()) as { name: string; search: string }) };
      arranged.views.push(view);
      return HttpResponse.json(view, { status: 201 });
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
    await screen.findByText('Você não tem mais filtros salvos nesta lista.');
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

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../api/index.ts';
import { useCharacterKeys } from '../../feedback/index.ts';
import { largeFaqArea, renderFaq } from '../../testing/area.tsx';
import { server } from '../../testing/setup.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  useCharacterKeys.setState({ areOn: true });
});

const everything = ['list', 'view', 'create', 'edit', 'delete'] as const;
const record = { id: 'one', title: 'Como participo?', state: 'open', version: 1 };
const asked: string[] = [];

/** Answers the list and keeps what it was asked. */
const lists = (items: readonly object[], total = items.length) => {
  asked.length = 0;
  server.use(
    http.get('/api/admin/faq', ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return HttpResponse.json({ items, total, page: 1, perPage: 25 });
    }),
  );
};

describe('what a list asks and shows', () => {
  it('follows its address, and its address follows it', async () => {
    lists([record], 60);
    const page = await renderFaq('/admin/faq?page=2&sort=-title&f[state]=open&f[cpf]=1', everything);
    expect(await screen.findByText('60 perguntas')).toBeTruthy();
    expect(asked).toEqual(['?page=2&sort=-title&f[state]=open']);
    fireEvent.click(screen.getByRole('button', { name: 'Remover filtro Situação: Aberta' }));
    await waitFor(() => expect(page.at()).toBe('/admin/faq?sort=-title'));
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&sort=-title'));
  });

  it('searches when the typing pauses, and Escape clears it', async () => {
    lists([record]);
    const page = await renderFaq('/admin/faq', everything);
    const search = await screen.findByRole('searchbox');
    fireEvent.change(search, { target: { value: 'como' } });
    await waitFor(() => expect(page.at()).toBe('/admin/faq?q=como'));
    fireEvent.keyDown(search, { key: 'Escape' });
    await waitFor(() => expect(page.at()).toBe('/admin/faq'));
  });

  const anchor = '7b0c6f1c-38a3-7c55-8d54-0e1f6a3c9d21';
  const answersLarge = (estimate: number | null, items: readonly object[] = [record]) =>
    server.use(
      http.get('/api/admin/faq', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isFirst = searchParams.get('page') === '1';
        const turn = {
          before: isFirst ? null : anchor,
          after: isFirst ? anchor : null,
          isMore: true,
          estimate,
        };
        const page = Number(searchParams.get('page'));
        const found = isFirst ? [record] : items;
        return HttpResponse.json({ items: found, total: 10_000, page, perPage: 25, turn });
      }),
    );

  it('turns the pages of a large list, and says about how many there are', async () => {
    answersLarge(12_345_678);
    const page = await renderFaq('/admin/faq', everything);
    expect(await screen.findByText('cerca de 12 milhões de perguntas')).toBeTruthy();
    expect(screen.getByText('Página 1 de cerca de 490 mil')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
    await waitFor(() => expect(page.at()).toBe(`/admin/faq?page=2&after=${anchor}`));
    await screen.findByText('Página 2 de cerca de 490 mil');
    fireEvent.click(screen.getByRole('button', { name: 'Primeira página' }));
    await waitFor(() => expect(page.at()).toBe('/admin/faq'));
    await screen.findByText('Página 1 de cerca de 490 mil');
    fireEvent.click(screen.getByRole('button', { name: 'Última página' }));
    expect(await screen.findByText('Última página, de cerca de 490 mil')).toBeTruthy();
    expect(page.at()).toBe('/admin/faq?page=-1');
    fireEvent.click(screen.getByRole('button', { name: 'Página anterior' }));
    expect(await screen.findByText('Página 2 a contar do fim')).toBeTruthy();
    expect(page.at()).toBe(`/admin/faq?page=-2&before=${anchor}`);
  });

  it('says of a search that there is more than is looked at', async () => {
    answersLarge(null);
    await renderFaq('/admin/faq?q=como', everything);
    expect(await screen.findByText('mais de 10.000 perguntas')).toBeTruthy();
  });

  it.each(['page=4', 'page=-3', `page=4&after=${anchor}`])(
    'begins anew where a page goes by nothing: %s',
    async (lost) => {
      answersLarge(null, []);
      const page = await renderFaq(`/admin/faq?${lost}`, everything, [], largeFaqArea);
      await screen.findByText(record.title);
      expect(page.at()).toBe('/admin/faq');
      await waitFor(() => expect(screen.getByText('Página 1 de 400')).toBeTruthy());
    },
  );

  it('asks for no page that a large list refuses', async () => {
    lists([record]);
    await renderFaq('/admin/faq?page=4', everything, [], largeFaqArea);
    await screen.findByText(record.title);
    expect(asked).toEqual(['?page=1']);
  });

  it('shows the last page for an address beyond the end', async () => {
    server.use(
      http.get('/api/admin/faq', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
        return HttpResponse.json({ items: page > 3 ? [] : [record], total: 60, page, perPage: 25 });
      }),
    );
    const page = await renderFaq('/admin/faq?page=9', everything);
    await screen.findByText(record.title);
    expect(page.at()).toBe('/admin/faq?page=3');
  });

  it('goes to the search with / and into the rows with j', async () => {
    lists([record]);
    await renderFaq('/admin/faq', everything);
    const row = (await screen.findByText(record.title)).closest('tr');
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement).toBe(row);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('does neither for who switched keys of one letter off, and Escape clears all the same', async () => {
    useCharacterKeys.setState({ areOn: false });
    lists([record]);
    const page = await renderFaq('/admin/faq?q=como', everything);
    await screen.findByText(record.title);
    for (const key of ['j', '/']) fireEvent.keyDown(document.body, { key });
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(page.at()).toBe('/admin/faq'));
  });
});

describe('Escape', () => {
  it('closes what is open and leaves the search alone until nothing is', async () => {
    lists([record]);
    const page = await renderFaq('/admin/faq?q=como', everything);
    await screen.findByText(record.title);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.at()).toBe('/admin/faq?q=como');
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(page.at()).toBe('/admin/faq'));
  });

  it('leaves them to a dialog that is gone as soon as it hears of the key', async () => {
    lists([record]);
    const page = await renderFaq('/admin/faq?q=como', everything);
    await screen.findByText(record.title);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    window.addEventListener('keydown', () => dialog.remove(), { capture: true, once: true });
    // The list is drawn anew meanwhile.
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'participo' } });
    await waitFor(() => expect(page.at()).toBe('/admin/faq?q=participo'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.at()).toBe('/admin/faq?q=participo');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(page.at()).toBe('/admin/faq'));
  });
});

describe('the designed states', () => {
  it('is empty with the action that fills it', async () => {
    lists([]);
    await renderFaq('/admin/faq', everything);
    expect(await screen.findByText('Cadastre a primeira.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Nova pergunta' })).toHaveLength(2);
  });

  it('is filtered to nothing with the way back', async () => {
    lists([]);
    const page = await renderFaq('/admin/faq?q=zzz', everything);
    await screen.findByText('Nada com esses filtros');
    fireEvent.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[1] as HTMLElement);
    await waitFor(() => expect(page.at()).toBe('/admin/faq'));
  });

  it('fails with the incident’s number and another try', async () => {
    const failure = { code: 'INTERNAL', message: 'Falhou.', requestId: '7F3K' };
    server.use(http.get('/api/admin/faq', () => HttpResponse.json(failure, { status: 500 })));
    await renderFaq('/admin/faq', everything);
    expect(await screen.findByText('Incidente 7F3K')).toBeTruthy();
    lists([record]);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText(record.title)).toBeTruthy();
  });
});

describe('what a person may', () => {
  it('is said where it is nothing, and nothing is asked', async () => {
    lists([record]);
    await renderFaq('/admin/faq', ['view']);
    expect(screen.getByText('Sem permissão')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('shows no button that leads to a refusal', async () => {
    lists([record]);
    await renderFaq('/admin/faq', ['list']);
    await screen.findByText(record.title);
    expect(screen.queryByRole('link', { name: 'Nova pergunta' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
    expect(screen.queryByRole('link', { name: record.title })).toBeNull();
    expect(screen.queryByRole('button', { name: `Ações de ${record.title}` })).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MySuggestion } from '@fio/contracts/public/suggestions';
import { useRoutes } from '@fio/platform/router/host';
import { stores, tokens } from '@fio/platform/session';
import { withDialogs } from '../dialogs/with-dialogs.tsx';
import { sampleVisitor } from '../testing/samples.ts';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { keepDraft, readDraft } from './draft.ts';
import { MySuggestions } from './my-suggestions.tsx';

const SHOW = '0190a000-0000-7000-8000-0000000000cc';
const OTHER = '0190a000-0000-7000-8000-0000000000dd';
const home = {
  featured: null,
  hero: null,
  open: [],
  closed: [],
  resolved: [],
  shows: [
    { id: SHOW, slug: 'sal-na-lanterna', title: 'Sal na Lanterna' },
    { id: OTHER, slug: 'ceu-de-rabiola', title: 'Céu de Rabiola' },
  ],
};
const sample = (changes: Partial<MySuggestion> = {}): MySuggestion => ({
  id: '0190a000-0000-7000-8000-0000000000ee',
  show: { slug: 'sal-na-lanterna', title: 'Sal na Lanterna' },
  text: 'E se o farol estiver vivo?',
  state: 'new',
  reason: null,
  poll: null,
  createdAt: '2026-01-02T12:00:00Z',
  decidedAt: null,
  ...changes,
});

let sent: { body: unknown; key: string | null }[] = [];
const answer = (respond: () => Response) =>
  server.use(
    http.get('*/api/home', () => HttpResponse.json(home)),
    http.post('*/api/suggestions', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return respond();
    }),
  );

const pages = withDialogs([{ path: '*', element: <a href="?sugerir">Sugerir</a> }]);
const Site = () => useRoutes(pages);
const show = (path: string) => renderAt(path, <Site />);
const text = () => screen.findByRole('textbox', { name: /^Sua teoria/ });
const signIn = () => {
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
};

beforeEach(() => {
  sent = [];
  answer(() => HttpResponse.json(sample(), { status: 201 }));
});

describe('the dialog', () => {
  it('is opened by the address alone, for the series it names, and leaves the address when it closes', async () => {
    const { at } = show('/sal-na-lanterna?utm_source=x&sugerir=sal-na-lanterna#topo');
    await text();
    await waitFor(() => expect(screen.getByDisplayValue('Sal na Lanterna')).toBeDefined());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(at()).toBe('/sal-na-lanterna?utm_source=x#topo'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts what is typed and refuses more than 500 characters without cutting them', async () => {
    signIn();
    keepDraft({ showId: SHOW, text: 'x'.repeat(501) });
    show('/?sugerir');
    expect(await screen.findByText(/501 de 500 caracteres/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar sugestão' }));
    expect(await screen.findByText('Limite de 500 caracteres.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('has who is not signed in come in over the page, and keeps the words', async () => {
    const { at } = show('/sal-na-lanterna?sugerir=sal-na-lanterna');
    await userEvent.type(await text(), 'E se o farol estiver vivo?');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar para enviar' }));
    await waitFor(() => expect(at()).toBe('/sal-na-lanterna?sugerir=sal-na-lanterna&entrar='));
    expect(readDraft()).toEqual({ showId: SHOW, text: 'E se o farol estiver vivo?' });
    expect(sent).toEqual([]);
  });

  it('sends once, says so and forgets the draft', async () => {
    signIn();
    keepDraft({ showId: SHOW, text: 'E se o farol estiver vivo?' });
    show('/?sugerir');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Enviar sugestão' }));
    expect(await screen.findByText(/Você recebe um e-mail/)).toBeDefined();
    expect(sent.map(({ body }) => body)).toEqual([{ showId: SHOW, text: 'E se o farol estiver vivo?' }]);
    expect(readDraft()).toBeNull();
  });

  it('says at the text which limit is reached, and keeps the words', async () => {
    signIn();
    const problem = { code: 'suggestions_day', message: 'Você já enviou 5 sugestões hoje.' };
    answer(() =>
      HttpResponse.json(
        { code: 'SUGGESTION_LIMIT', message: 'Limite.', fields: { text: [problem] } },
        { status: 422 },
      ),
    );
    keepDraft({ showId: SHOW, text: 'Mais uma' });
    show('/?sugerir');
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar sugestão' }));
    expect(await screen.findByText('Você já enviou 5 sugestões hoje.')).toBeDefined();
    expect(readDraft()?.text).toBe('Mais uma');
  });
});

describe('the own suggestions', () => {
  beforeEach(signIn);
  const list = (items: MySuggestion[]) => {
    server.use(http.get('*/api/suggestions/mine', () => HttpResponse.json({ items })));
    renderAt('/perfil', <MySuggestions />);
  };

  it('show the state, the reason and the theory that came of one', async () => {
    list([
      sample({ state: 'rejected', reason: 'Já temos uma parecida.' }),
      sample({
        id: SHOW,
        state: 'merged',
        text: 'Outra',
        poll: { slug: 'outra', title: 'Outra' },
      }),
    ]);
    expect(await screen.findByText('Não aprovada')).toBeDefined();
    expect(screen.getByText('Motivo: Já temos uma parecida.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver a enquete' }).getAttribute('href')).toBe('/teoria/outra');
  });

  it('invite who has none', async () => {
    list([]);
    expect(await screen.findByText('Nenhuma sugestão ainda')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sugerir uma teoria' }).getAttribute('href')).toBe('?sugerir=');
  });
});

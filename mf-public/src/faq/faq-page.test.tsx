import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FaqEntry } from '@fio/contracts/public/faq';
import { setLanguage } from '@fio/platform/i18n';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { FaqPage } from './faq-page.tsx';

const entry = (number: number, question: string, changes: Partial<FaqEntry> = {}): FaqEntry => ({
  id: `0190a000-0000-7000-8000-00000000000${number}`,
  slug: `pergunta-${number}`,
  category: 'theories',
  pt: { question, answer: '<p>Pode, até <strong>fechar</strong>.</p>' },
  en: null,
  ...changes,
});
const ENTRIES = [
  entry(1, 'Posso mudar o meu voto?'),
  entry(2, 'Como troco a senha?', { category: 'account' }),
  entry(3, 'Posso trocar o prêmio?', {
    category: 'prizes',
    en: { question: 'May I exchange the prize?', answer: '<p>No.</p>' },
  }),
];

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  localStorage.clear();
});

const done = (): Response => new HttpResponse(null, { status: 204 });
async function open(address = '/faq', items: FaqEntry[] = ENTRIES, respond = done) {
  server.use(
    http.get('*/api/faq', () => HttpResponse.json({ items })),
    http.post('*/api/faq/:id/helpful', async ({ request }) => {
      sent.push(await request.json());
      await delay(1);
      return respond();
    }),
  );
  renderAt(address, <FaqPage />);
  await screen.findByRole('heading', { level: 1 });
}
const question = (text: string) => screen.getByText(text).closest('details');
const said = (answer: string) =>
  within(screen.getAllByRole('group', { name: 'Isto ajudou?' })[0] as HTMLElement).getByRole('button', {
    name: answer,
  });

describe('the questions', () => {
  it('stand by subject, closed until one is asked for', async () => {
    await open();
    const subjects = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(subjects.slice(0, 3)).toEqual(['Teorias e votos', 'Cadastro e acesso', 'Sorteios e prêmios']);
    expect(question('Posso mudar o meu voto?')?.open).toBe(false);
    await userEvent.click(screen.getByText('Posso mudar o meu voto?'));
    expect(question('Posso mudar o meu voto?')?.open).toBe(true);
  });

  it('of which the address names one, it is open and has the focus', async () => {
    await open('/faq#pergunta-2');
    await waitFor(() => expect(question('Como troco a senha?')?.open).toBe(true));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Como troco a senha?'));
    expect(question('Posso mudar o meu voto?')?.open).toBe(false);
  });

  it('are found as one types, marked and open; Escape brings the others back', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox'), 'PREMIO');
    expect(await screen.findByText('1 pergunta encontrada')).toBeDefined();
    expect(screen.getByText('prêmio').tagName).toBe('MARK');
    expect(screen.getByText('prêmio').closest('details')?.open).toBe(true);
    expect(screen.queryByText('Como troco a senha?')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Como troco a senha?')).toBeDefined();
  });

  it('of which an address names one that the search hides, it is shown', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox'), 'premio');
    window.location.hash = '#pergunta-2';
    await waitFor(() => expect(question('Como troco a senha?')?.open).toBe(true));
    // Arriving takes the focus; who types on does so afterwards.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Como troco a senha?'));
    await userEvent.type(screen.getByRole('searchbox'), 'premio');
    expect(screen.queryByText('Como troco a senha?')).toBeNull();
  });

  it('that nobody has asked yet lead to customer service', async () => {
    await open();
    await userEvent.type(screen.getByRole('searchbox'), 'submarino');
    expect(await screen.findByText('Nada encontrado para “submarino”')).toBeDefined();
    const way = screen.getByRole('link', { name: 'Falar com o SAC' });
    expect(way.getAttribute('href')).toBe('?sac');
  });

  it('are none yet: it says so, without a search of nothing', async () => {
    await open('/faq', []);
    expect(screen.getByText('As perguntas chegam em breve')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are in English where they were translated, else marked as Portuguese', async () => {
    setLanguage('en');
    try {
      await open();
      expect(screen.getByText('May I exchange the prize?').lang).toBe('');
      expect(screen.getByText('Como troco a senha?').lang).toBe('pt-BR');
    } finally {
      setLanguage('pt');
    }
  });
});

describe('was this helpful', () => {
  it('is kept by the browser, which is one and the same for the last word', async () => {
    await open();
    await userEvent.click(said('Sim'));
    expect(await screen.findByText(/Obrigado por responder/)).toBeDefined();
    expect(said('Sim').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(said('Não'));
    expect((await screen.findByRole('link', { name: 'Abrir o SAC' })).getAttribute('href')).toBe('?sac');
    expect(said('Sim').getAttribute('aria-pressed')).toBe('false');
    const [first, second] = sent as { helpful: boolean; device: string }[];
    expect([first?.helpful, second?.helpful]).toEqual([true, false]);
    expect(first?.device).toBe(second?.device);
  });

  it('is not counted as said when it could not be sent', async () => {
    await open('/faq', ENTRIES, () =>
      HttpResponse.json({ code: 'TOO_MANY_REQUESTS', message: 'Espere.', requestId: 'x' }, { status: 429 }),
    );
    await userEvent.click(said('Sim'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(said('Sim').getAttribute('aria-pressed')).toBe('false'));
    expect(screen.queryByText(/Obrigado/)).toBeNull();
    expect(localStorage.getItem('faq-helpful')).not.toContain('true');
  });
});

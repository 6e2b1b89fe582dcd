import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { stores, tokens } from '@fio/platform/session';
import { POLL, samplePoll, sampleVisitor, YES } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import { renderAt } from '../testing/render.tsx';
import { Theory } from '../votes/theory.tsx';
import { ShareScore } from './share-score.tsx';

const link = `${window.location.origin}/teoria/a-luz-chama?resposta=sim`;

function signIn() {
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
}

function voted() {
  signIn();
  const poll = samplePoll();
  const vote = { pollId: POLL, optionId: YES, votedAt: '2026-01-02T12:00:00Z', poll, hit: null };
  server.use(
    http.get('*/api/votes', () => HttpResponse.json({ items: [vote] })),
    http.get('*/api/polls/:id/results', () => HttpResponse.json(poll.results)),
  );
  renderAt('/', <Theory poll={poll} />);
}

const opened = () => screen.findByRole('dialog', { name: 'Compartilhar' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

it('opens after the vote with the answer, copies the link, and gives the focus back', async () => {
  const user = userEvent.setup();
  voted();
  const button = await screen.findByRole('button', { name: 'Compartilhar' });
  await user.click(button);
  const dialog = within(await opened());
  for (const words of ['Sal na Lanterna', 'A luz chama alguma coisa?', 'Sim'])
    expect(dialog.getByText(words)).toBeDefined();
  const copy = dialog.getByRole('button', { name: 'Copiar link' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Link copiado.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(link);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("hands link and words to the device's share sheet where there is one", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error('closed'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = userEvent.setup();
  voted();
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  await user.click(within(await opened()).getByRole('button', { name: 'Outros aplicativos' }));
  const text = 'A luz chama alguma coisa? Eu respondi: Sim. E você?';
  expect(share).toHaveBeenCalledExactlyOnceWith({ text, url: link });
});

it('of a theory whose answer is out asks who had it', async () => {
  const user = userEvent.setup();
  const { results, ...rest } = samplePoll({ state: 'resolved', stamp: 'confirmed', correctOptionId: YES });
  renderAt('/', <Theory poll={{ ...rest, results: { ...results, state: 'resolved' } }} />);
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  const whatsapp = within(await opened()).getByRole('link', { name: /WhatsApp/ });
  const sent = new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text');
  expect(sent).toBe(
    `A luz chama alguma coisa? Saiu a resposta. Você acertou? ${window.location.origin}/teoria/a-luz-chama`,
  );
});

it('shares a score by the token that vouches for it', async () => {
  const card = { hits: 7, total: 10, token: '7-10-0123456789abcdef', image: '/share/x.jpg' };
  server.use(http.get('*/api/share/score', () => HttpResponse.json({ card })));
  signIn();
  renderAt('/perfil', <ShareScore />);
  await userEvent.click(await screen.findByRole('button', { name: 'Compartilhar placar' }));
  const dialog = within(await opened());
  expect(dialog.getByText('Acertei 7 de 10 teorias')).toBeDefined();
  const field = dialog.getByLabelText('Link para compartilhar');
  expect(field).toHaveProperty('value', `${window.location.origin}/teoria?acertos=${card.token}`);
});

it('offers no score before a theory is resolved', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/share/score', () => {
      asked += 1;
      return HttpResponse.json({ card: null });
    }),
  );
  signIn();
  renderAt('/perfil', <ShareScore />);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('loads the picture for stories when it is asked for, to download or to send', async () => {
  const sent = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: sent, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  let ready = false;
  server.use(
    http.get('*/share/pt/stories/teoria/a-luz-chama/sim/0.jpg', () =>
      ready
        ? new HttpResponse(new Blob(['picture']), { headers: { 'content-type': 'image/jpeg' } })
        : new HttpResponse(null, { status: 503 }),
    ),
  );
  const user = userEvent.setup();
  voted();
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  const dialog = within(await opened());
  const offer = dialog.getByRole('button', { name: 'Imagem para stories' });
  await user.click(offer);
  expect(await dialog.findByText('A imagem não ficou pronta. Tente de novo em instantes.')).toBeDefined();
  ready = true;
  await user.click(offer);
  const download = await dialog.findByRole('link', { name: 'Baixar imagem' });
  expect(download.getAttribute('download')).toBe('minha-teoria.jpg');
  const send = dialog.getByRole('button', { name: 'Enviar imagem' });
  expect(document.activeElement).toBe(send);
  await user.click(send);
  expect(sent.mock.calls[0]?.[0].files?.[0]?.name).toBe('minha-teoria.jpg');
});

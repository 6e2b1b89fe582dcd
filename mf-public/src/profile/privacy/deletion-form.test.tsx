import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Leaving, WaitingPrize } from '@fio/contracts/public/privacy';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { stores, tokens } from '@fio/platform/session';
import { renderAt } from '../../testing/render.tsx';
import { sampleVisitor } from '../../testing/samples.ts';
import { server } from '../../testing/setup.ts';
import { DeletionForm } from './deletion-form.tsx';

const prize: WaitingPrize = {
  id: '0190a000-0000-7000-8000-0000000000a1',
  way: 'draw',
  title: 'Viagem',
  draw: '1ª edição',
  due: { kind: 'documents', day: '2026-12-03' },
  mayRenounce: true,
};
const theirs = (waiting: WaitingPrize[] = []): Leaving => ({
  votes: 3,
  suggestions: 0,
  invoices: { accepted: 1, undecided: 2 },
  numbers: 4,
  prizes: { delivered: 0, waiting },
});

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
});

function answer(leaving: Leaving, refusal?: { status: number; body: object }) {
  server.use(
    http.get('*/api/privacy/deletion', () => HttpResponse.json(leaving)),
    http.post('*/api/privacy/deletion', async ({ request }) => {
      sent.push(await request.json());
      return refusal
        ? HttpResponse.json(refusal.body, { status: refusal.status })
        : HttpResponse.json({ ok: true });
    }),
    http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
  );
}

const onCancel = vi.fn();
async function open() {
  renderAt(
    '/perfil?aba=privacidade',
    <MantineRoot scheme="dark">
      <DeletionForm onCancel={onCancel} />
    </MantineRoot>,
  );
  await screen.findByRole('button', { name: 'Cancelar' });
}
const typePassword = () => userEvent.type(screen.getByLabelText(/^Digite a sua senha/), 'Novelo-de-la7');

it('says what stays in one’s own figures, and what isn’t there isn’t said', async () => {
  answer(theirs());
  await open();
  expect(screen.getByText(/^Os seus 3 votos já contados/)).toBeDefined();
  expect(screen.getByText(/^A sua nota aceita, por cinco anos/)).toBeDefined();
  expect(
    screen.getByText(/^Os seus 4 números da sorte ficam registrados, mas deixam de concorrer/),
  ).toBeDefined();
  expect(screen.getByText(/As 2 notas que ainda não foram conferidas são descartadas/)).toBeDefined();
  expect(screen.queryByText(/prêmio que você recebeu/)).toBeNull();
  await typePassword();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir meu cadastro' }));
  await waitFor(() => expect(sent).toEqual([{ password: 'Novelo-de-la7' }]));
});

it('names a prize that waits with its time, and asks for nothing until it is decided on', async () => {
  answer(theirs([prize]));
  await open();
  const waiting = within(screen.getByRole('region', { name: 'Um prêmio espera por você' }));
  expect(waiting.getByText('Viagem · 1ª edição')).toBeDefined();
  expect(waiting.getByText('Envie os documentos até 3 dez 2026.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /excluir meu cadastro/i })).toBeNull();
  expect(waiting.getByRole('link', { name: 'Receber primeiro' }).getAttribute('href')).toBe(
    '/perfil?aba=numeros',
  );
});

it('has it given up in writing, by name', async () => {
  answer(theirs([prize]));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Renunciar ao que espera' }));
  await typePassword();
  const erase = screen.getByRole('button', { name: 'Renunciar e excluir meu cadastro' });
  await userEvent.click(erase);
  expect(await screen.findByText('Campo obrigatório.')).toBeDefined();
  const words = screen.getByRole('textbox', { name: /^Escreva “Renuncio” para renunciar/ });
  await userEvent.type(words, 'sim');
  await userEvent.click(erase);
  expect(await screen.findByText('Escreva “Renuncio” para confirmar.')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.clear(words);
  await userEvent.type(words, 'Renuncio');
  await userEvent.click(erase);
  await waitFor(() =>
    expect(sent).toEqual([
      { password: 'Novelo-de-la7', renunciation: { prizes: [prize.id], words: 'Renuncio' } },
    ]),
  );
});

it('can’t be given up while it is being decided on', async () => {
  answer(theirs([{ ...prize, mayRenounce: false }]));
  await open();
  expect(screen.getByText('Em decisão: há um prazo de defesa em andamento.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Renunciar ao que espera' })).toBeNull();
});

it('names a prize that was won in that very moment', async () => {
  answer(theirs());
  await open();
  answer(theirs([prize]), { status: 409, body: { code: 'PRIZE_WAITS', message: 'Há um prêmio esperando.' } });
  await typePassword();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir meu cadastro' }));
  expect(await screen.findByText('Viagem · 1ª edição')).toBeDefined();
});

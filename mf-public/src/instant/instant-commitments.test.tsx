import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sha256 } from '@noble/hashes/sha2.js';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ListedCommitment } from '@fio/contracts/public/prize-commitments';
import { toHex } from '@fio/domain/hex';
import { QUICKNET, roundFrom } from '@fio/domain/prize-beacon';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { evidenceWith } from './evidence.fixture.ts';
import { InstantCommitments } from './instant-commitments.tsx';

const SEED = new Uint8Array(32).fill(5);
const commitment: ListedCommitment = {
  id: '0190a000-0000-7000-8000-0000000000cc',
  title: 'Primeira semana',
  startsAt: '2026-12-01T12:00:00Z',
  endsAt: '2026-12-03T12:00:00Z',
  opensMinute: 540,
  closesMinute: 1260,
  every: null,
  allotment: [
    { title: 'Caneca', quantity: 3 },
    { title: 'Camiseta', quantity: 1 },
  ],
  seedHash: toHex(sha256(SEED)),
  committedAt: '2026-11-20T12:00:00Z',
  seed: toHex(SEED),
  revealedAt: '2026-12-04T12:00:00Z',
  beacon: null,
  winsTold: true,
};

async function open(changes: Partial<ListedCommitment> = {}) {
  const items = [{ ...commitment, ...changes }];
  server.use(http.get('*/api/prizes/commitments', () => HttpResponse.json({ items })));
  renderAt('/ganhadores', <InstantCommitments />);
  await userEvent.click(await screen.findByText('Primeira semana'));
}

async function check(): Promise<string[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Refazer o cronograma no meu aparelho' }));
  const slots = await screen.findByRole('list', { name: 'As vagas que saem da semente' });
  return within(slots)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

it('makes the schedule of a revealed seed again, with every prize in it', async () => {
  await open();
  const slots = await check();
  expect(screen.getByText(/Daí saem 4 vagas/)).toBeDefined();
  expect(slots.filter((slot) => slot.endsWith(': Caneca'))).toHaveLength(3);
  expect(slots.filter((slot) => slot.endsWith(': Camiseta'))).toHaveLength(1);
});

it('leads to who won what', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Quem ganhou, e a conferência' });
  expect(link.getAttribute('href')).toBe(`/ganhadores/instantaneos/${commitment.id}`);
});

it('has no link that leads nowhere for a schedule from before the log told of wins', async () => {
  await open({ winsTold: false });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/conferir a semente e as vagas .* mas não quem ganhou cada uma/)).toBeDefined();
  expect(await check()).toHaveLength(4);
});

it('counts participations where the law’s counter decides', async () => {
  await open({ every: 1000 });
  expect((await check()).map((slot) => slot.split('ª')[0])).toEqual(['1.000', '2.000', '3.000', '4.000']);
});

it('says so when the seed isn’t the promised one, and waits for one that isn’t revealed', async () => {
  await open({ seedHash: 'ab'.repeat(32) });
  await userEvent.click(screen.getByRole('button', { name: 'Refazer o cronograma no meu aparelho' }));
  expect(await screen.findByText(/^Não confere: a semente revelada/)).toBeDefined();
});

describe('the public beacon', () => {
  const evidence = evidenceWith({ name: 'X', cpf: '', city: '', state: '' });
  const mixed = { ...evidence.schedule, winsTold: true, title: commitment.title };
  const again = 'Refazer o cronograma no meu aparelho';

  it('is mixed into the seed, once its round is there and signed', async () => {
    await open(mixed);
    expect((await check()).map((slot) => slot.split(': ').at(-1))).toEqual(
      evidence.slots.map(({ title }) => title),
    );
  });

  it('that has not signed the value makes no schedule', async () => {
    const { beacon } = mixed;
    await open({ ...mixed, beacon: beacon && { ...beacon, round: beacon.round + 1 } });
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByText(/^Não confere: .* o farol público não assinou este valor/)).toBeDefined();
  });

  it('is waited for, by the name of its round', async () => {
    const waiting = { ...QUICKNET, round: 99_946_612, signature: null, randomness: null };
    await open({ beacon: waiting, seed: null, revealedAt: null });
    expect(
      screen.getByText(
        /a rodada 99\.946\.612 do farol público de aleatoriedade \(randomness beacon\) drand quicknet/,
      ),
    ).toBeDefined();
    expect(screen.getByText(/^O valor da rodada ainda não está aqui/)).toBeDefined();
    expect(screen.queryByText(/^Este farol não é/)).toBeNull();
  });

  it.each([
    ['for an hour, which is said plainly', 3_604_000, 'O valor da rodada já é público e não está aqui'],
    ['for less, which is nothing yet', 3_500_000, 'O valor da rodada ainda não está aqui'],
  ])('has been public %s', async (_how, since, said) => {
    const round = roundFrom(QUICKNET, Date.now() - since);
    await open({
      beacon: { ...QUICKNET, round, signature: null, randomness: null },
      seed: null,
      revealedAt: null,
    });
    expect(screen.getByText(new RegExp(`^${said}`))).toBeDefined();
  });
});

it('has only the digest before the seed is revealed', async () => {
  await open({ seed: null, revealedAt: null });
  expect(screen.getByText(commitment.seedHash)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

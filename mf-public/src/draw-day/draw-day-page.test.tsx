import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawMoment } from '@fio/contracts/public/draw-live';
import type { DrawEvidence, DrawPage } from '@fio/contracts/public/draw-proof';
import { codeOf } from '@fio/domain/draw/number-list';
import { useRoutes } from '@fio/platform/router/host';
import { stores } from '@fio/platform/session';
import { heldDraw } from '../draw/draw-page.fixture.tsx';
import { renderAt } from '../testing/render.tsx';
import { sampleVisitor } from '../testing/samples.ts';
import { server } from '../testing/setup.ts';
import { DrawDayPage } from './draw-day-page.tsx';

let held: DrawPage;
let evidence: DrawEvidence;
beforeAll(async () => {
  ({ held, evidence } = await heldDraw());
});
beforeEach(() => sessionStorage.clear());

const Pages = () => useRoutes([{ path: '/ganhadores/:slug/ao-vivo', Component: DrawDayPage }]);

/** Opens the page with so many prizes shown; published where the draw is. */
async function open(
  count: number,
  { draw = held, page = () => draw, codes = [] as number[], visitor = false, isLost = false } = {},
) {
  const { list, published, lotteryDate } = draw;
  const released = evidence.extraction.prizes.slice(0, count);
  const moment: DrawMoment = {
    slug: 'primeira',
    state: draw.state,
    lotteryDate,
    listHash: list?.hash ?? null,
    contest: count > 0 ? '5962' : null,
    released: [...released],
    publishedAt: published?.publishedAt ?? null,
  };
  const items = codes.map((code) => ({ code, key: 'ab'.repeat(16), registrationId: held.id }));
  server.use(
    http.get('*/api/draws/primeira', () => HttpResponse.json(page())),
    http.get('*/api/draws/primeira/moment', () => HttpResponse.json(moment)),
    http.get('*/api/draws/primeira/evidence', () =>
      isLost
        ? HttpResponse.json({ code: 'NOT_FOUND', message: '' }, { status: 404 })
        : HttpResponse.json(evidence),
    ),
    http.get('*/api/draws/primeira/mine', () => HttpResponse.json({ items })),
  );
  if (visitor) stores.user.setState({ user: sampleVisitor, status: 'ready' });
  renderAt('/ganhadores/primeira/ao-vivo', <Pages />);
  await screen.findByRole('heading', { level: 1, name: 'Sorteio' });
}
const ahead = (): DrawPage => ({ ...held, state: 'confirmed', published: null, documents: [] });
const board = () =>
  within(screen.getByRole('list', { name: 'Os cinco prêmios da Loteria Federal' }))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);
const own = () => screen.getByRole('complementary', { name: 'Os seus números' });

describe('while the prizes come', () => {
  it('shows those that were shown, and says of the others that they aren’t out', async () => {
    await open(2, { draw: ahead() });
    expect(board()).toEqual([
      '1º prêmio: 23337',
      '2º prêmio: 82513',
      ...[3, 4, 5].map((number) => `${number}º prêmio: ainda não saiu`),
    ]);
    expect(screen.queryByRole('heading', { name: 'Quem ganhou' })).toBeNull();
    // Over the board it would cover what everybody looks at.
    const player = screen.getByRole('region', { name: 'Rever passo a passo' });
    expect(player.dataset['sticky']).toBeUndefined();
  });

  it('finds the number looked for with the fifth, and names nobody yet', async () => {
    await open(5, { draw: ahead() });
    const part = screen.getByRole('region', { name: 'A conta, passo a passo' });
    expect(within(part).getByText('000/73254')).toBeDefined();
    expect(within(part).getByText('318 → 316 → 314 → … → 2 → 0')).toBeDefined();
    expect(screen.getByText('Em apuração')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Quem ganhou' })).toBeNull();
  });

  it('says how far one’s own numbers are, and promises nothing of the very one', async () => {
    await open(5, { draw: ahead(), visitor: true, codes: [73_250, 120_000] });
    expect(await within(own()).findByText('O seu 000/73250 ficou a 4 números do procurado.')).toBeDefined();
  });

  it('of the number looked for itself says that it is being verified', async () => {
    await open(5, { draw: ahead(), visitor: true, codes: [73_254] });
    expect(await within(own()).findByText(/é um dos seus\. A apuração ainda confere/)).toBeDefined();
  });
});

it('asks for the list once it is told to be closed: who came before it was calculates, too', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let isAsked = false;
  await open(5, {
    draw: ahead(),
    page: () => {
      const list = isAsked ? held.list : null;
      isAsked = true;
      return { ...ahead(), list };
    },
  });
  expect(await screen.findByRole('region', { name: 'A conta, passo a passo' })).toBeDefined();
  vi.restoreAllMocks();
});

describe('once it is published', () => {
  it('is calculated here before anybody is named, and seen again step by step', async () => {
    await open(5);
    const winners = await screen.findByRole('region', { name: 'Quem ganhou' });
    expect(within(winners).getAllByText(/^Pessoa \d$/)).toHaveLength(2);
    expect(screen.getByText(/^Confere\. A apuração refeita aqui/)).toBeDefined();
    const player = screen.getByRole('region', { name: 'Rever passo a passo' });
    expect(player.dataset['sticky']).toBe('true');
    const track = within(player).getByRole('slider');
    const total = Number(track.getAttribute('max'));
    within(player).getByRole('button', { name: 'Tocar' }).focus();
    await userEvent.keyboard('{Home}');
    expect(board()).toEqual([1, 2, 3, 4, 5].map((number) => `${number}º prêmio: ainda não saiu`));
    expect(screen.queryByRole('region', { name: 'Quem ganhou' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(board()[0]).toBe('1º prêmio: 23337');
    expect(track.getAttribute('aria-valuetext')).toBe(`Passo 1 de ${total}. 1º prêmio: 23337`);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('1º prêmio: 23337');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('region', { name: 'Quem ganhou' })).toBeDefined();
  });

  it('is the loudest moment for who has won', async () => {
    const [winner] = held.published?.prizes[0]?.winners ?? [];
    const code = codeOf({ series: winner?.series ?? 0, order: winner?.number ?? 0 });
    await open(5, { visitor: true, codes: [code] });
    const dialog = await screen.findByRole('dialog', { name: 'Você ganhou!' });
    expect(within(dialog).getByText('Viagem')).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(await within(own()).findByText(/^O seu número .* ganhou: Viagem$/)).toBeDefined();
  });

  it('cheers no win that doesn’t come out of calculating again', async () => {
    const [prize, ...others] = held.published?.prizes ?? [];
    const [winner] = prize?.winners ?? [];
    if (!held.published || !prize || !winner) throw new Error('The draw has no winner.');
    const forged = { ...prize, winners: [{ ...winner, series: 1, number: 99_999 }] };
    const draw = { ...held, published: { ...held.published, prizes: [forged, ...others] } };
    await open(5, { draw, visitor: true, codes: [codeOf({ series: 1, order: 99_999 })] });
    expect(await within(own()).findByText(/^Não confere\./)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how far it was for who hasn’t', async () => {
    await open(5, { visitor: true, codes: [199_999] });
    expect(
      await within(own()).findByText(/^O seu 001\/99999 ficou a .* que ganhou\. Desta vez não deu\.$/),
    ).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so where the data doesn’t come, and offers to try again', async () => {
    await open(5, { isLost: true });
    expect(await screen.findByText('Não foi possível buscar os dados da apuração agora.')).toBeDefined();
    server.use(http.get('*/api/draws/primeira/evidence', () => HttpResponse.json(evidence)));
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('region', { name: 'A conta, passo a passo' })).toBeDefined();
    expect(await screen.findByText('A conferência')).toBeDefined();
  });
});

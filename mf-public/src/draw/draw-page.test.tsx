import { sha256 } from '@noble/hashes/sha2.js';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawEvidence, DrawPage as Draw } from '@fio/contracts/public/draw-proof';
import { dealt, evidenceOf, openingOf, sealing, sealOf } from '@fio/domain/draw/evidence.fixture';
import type { Calculation } from '@fio/domain/draw/calculation';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';
import { numberOfCode } from '@fio/domain/draw/number-list';
import { toHex } from '@fio/domain/hex';
import { stores } from '@fio/platform/session';
import { sampleVisitor } from '../testing/samples.ts';
import { proofLink } from './proof-link.ts';
import { server } from '../testing/setup.ts';
import { heldDraw, NUMBERS, open } from './draw-page.fixture.tsx';

const AT = '2026-02-12T13:00:00Z';
let held: Draw;
let evidence: DrawEvidence;
beforeAll(async () => {
  ({ held, evidence } = await heldDraw());
});

async function recalculate(answer: DrawEvidence) {
  server.use(http.get('*/api/draws/primeira/evidence', () => HttpResponse.json(answer)));
  await userEvent.click(screen.getByRole('button', { name: 'Refazer a apuração' }));
  const steps = await screen.findByRole('list', { name: 'O que foi conferido' });
  return within(steps)
    .getAllByRole('listitem')
    .map(({ textContent }) => / \((confere|não confere)\)$/.exec(textContent)?.[1]);
}

describe('a published draw', () => {
  it('is read as with pen and paper before anything runs', async () => {
    await open(held);
    const part = screen.getByRole('region', { name: 'De onde vem o número' });
    expect(within(part).getByText('7 3 2 5 4')).toBeDefined();
    expect(within(part).getByText('318')).toBeDefined();
    expect(within(part).getByText('318 → 316 → 314 → … → 2 → 0')).toBeDefined();
    expect(within(part).getByText('000/73254')).toBeDefined();
    expect(
      within(part).getByText(/^1º prêmio: 23337\. unidade 7 na ordem\. dezena 3 na série$/),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'Ata da apuração (HTML)' });
    expect(link.getAttribute('href')).toBe('/api/draws/primeira/documents/minutes_html');
  });

  it('offers all that is public of it in one archive', async () => {
    await open(held);
    const link = screen.getByRole('link', { name: 'Baixar as provas (ZIP)' });
    expect(link.getAttribute('href')).toBe('/api/draws/primeira/bundle');
    expect(screen.queryByRole('link', { name: 'Baixar o verificador (HTML)' })).toBeNull();
  });

  it('is calculated again on this device, and every check says so', async () => {
    await open(held);
    expect(await recalculate(evidence)).toEqual(Array.from({ length: 6 }, () => 'confere'));
    expect(screen.getByText(/^Confere\. A apuração refeita aqui/)).toBeDefined();
    const walk = screen.getByRole('list', { name: 'A busca, número por número' });
    expect(within(walk).getAllByText('premiado')).toHaveLength(2);
    expect(within(walk).getByText(/^Viagem, 1ª unidade/)).toBeDefined();
    expect(within(walk).getAllByText(/a mesma pessoa já ganhou com o/).length).toBeGreaterThan(0);
  });

  it('of a thousand numbers a series is read, printed and calculated again by three digits', async () => {
    const numbers = dealt(60, 7, 3).map((listed, index) => ({ ...listed, code: 700 + index * 5 }));
    const small = await heldDraw(numbers, { ...COMMON_RULE_SET, order: COMMON_RULE_SET.order.slice(0, 3) });
    await open(small.held);
    const part = screen.getByRole('region', { name: 'De onde vem o número' });
    expect(within(part).getByText('7 3 2')).toBeDefined();
    expect(within(part).getByText('000/732')).toBeDefined();
    expect(await recalculate(small.evidence)).toEqual(Array.from({ length: 6 }, () => 'confere'));
    const walk = screen.getByRole('list', { name: 'A busca, número por número' });
    expect(within(walk).getByText('000/740')).toBeDefined();
    expect(walk.textContent).not.toMatch(/000\/\d{5}/);
    const winners = screen.getByRole('region', { name: 'Quem ganhou' });
    expect(winners.textContent).toContain('000/740');
  });

  it('that passes the winner over for what came up since does not pass', async () => {
    await open(held);
    const [opening, ...openings] = evidence.openings;
    const struck = { code: opening?.code ?? 0, standing: 'ineligible' as const };
    const checks = await recalculate({
      ...evidence,
      openings,
      standings: [...evidence.standings, struck],
    });
    expect(checks.slice(3, 5)).toEqual(['não confere', 'não confere']);
  });

  it('of a list from before standings were sealed checks what it can, and says what it can’t', async () => {
    const made = await evidenceOf(sha256, NUMBERS);
    await open({ ...held, list: held.list && { ...held.list, ...made.evidence.commitment } });
    const answer = { ...evidence, ...made.evidence, extraction: evidence.extraction } as DrawEvidence;
    expect(await recalculate(answer)).toEqual(Array.from({ length: 5 }, () => 'confere'));
    expect(screen.getByText(/O motivo é um fato sobre uma pessoa/)).toBeDefined();
  });

  it('with a surrogate says who left and who came in', async () => {
    const { published } = held;
    const [prize] = published?.prizes ?? [];
    const [first, second] = prize?.winners ?? [];
    const award = (JSON.parse(evidence.result.text) as Calculation).awards.find(({ rank }) => rank === 1);
    if (!published || !prize || !first || !second || !award) throw new Error('Two won, and one waits.');
    const { series, order: number } = numberOfCode(award.code);
    const departures = [
      {
        unit: 2,
        rank: 0,
        series: second.series,
        number: second.number,
        outcome: 'not_found' as const,
        reason: null,
        at: AT,
      },
    ];
    const winners = [first, { ...second, series, number, rank: 1 }];
    await open({ ...held, published: { ...published, prizes: [{ ...prize, winners, departures }] } });
    expect(await recalculate(evidence)).toEqual(Array.from({ length: 6 }, () => 'confere'));
    expect(screen.getByText(/^Confere\..* com as mudanças abaixo/)).toBeDefined();
    const list = screen.getByRole('list', { name: 'O que mudou depois da apuração' });
    expect(list.textContent).toMatch(/^Viagem, 2ª unidade: quem tem o número .* não foi encontrado/);
    expect(list.textContent).toMatch(/Entrou o 1º suplente, com o número/);
  });

  it.each<[string, Partial<Draw>]>([
    ['another name', { title: 'Outro sorteio' }],
    ['another period', { periodTo: '2026-02-03' }],
    ['another certificate', { certificate: '04.047782/2026' }],
  ])('that shows %s than it was committed to does not pass', async (_what, changes) => {
    await open({ ...held, ...changes });
    expect((await recalculate(evidence))[0]).toBe('não confere');
  });

  it.each([
    ['2026-02-06', [], 'não confere'],
    ['2026-02-11', [], 'não confere'],
    [
      '2026-02-11',
      [{ from: '2026-02-07', to: '2026-02-11', at: AT, reason: 'Feriado.', source: null }],
      'confere',
    ],
  ])('of the extraction of %s, moved by %j, %s', async (date, postponements, said) => {
    const extraction = { ...evidence.extraction, date };
    await open({ ...held, postponements, published: held.published && { ...held.published, extraction } });
    expect((await recalculate({ ...evidence, extraction }))[4]).toBe(said);
    expect(screen.queryAllByText(/da extração de 7 fev 2026 para .* Motivo: Feriado/)).toHaveLength(
      postponements.length,
    );
  });

  it('whose winner is another than was found does not pass', async () => {
    const [prize] = held.published?.prizes ?? [];
    const winners = prize?.winners.map((winner) => ({ ...winner, number: winner.number + 7 })) ?? [];
    const published = held.published && prize && { ...held.published, prizes: [{ ...prize, winners }] };
    await open({ ...held, published: published ?? null });
    expect((await recalculate(evidence)).at(-1)).toBe('não confere');
    expect(screen.getByText(/^Não confere\. Veja abaixo/)).toBeDefined();
  });

  it('that shows another extraction or commitment than it was calculated from does not pass', async () => {
    const { published, list } = held;
    const prizes = published?.extraction.prizes.toReversed() ?? [];
    const shown = published && { ...published, extraction: { ...published.extraction, prizes } };
    await open({ ...held, published: shown, list: list && { ...list, text: `${list.text} ` } });
    const [commitment, , , , result] = await recalculate(evidence);
    expect([commitment, result]).toEqual(['não confere', 'não confere']);
  });

  it('whose evidence is of another list than was published before does not pass', async () => {
    const fewer = dealt(299, 7, 2);
    const { evidence: other } = await evidenceOf(sha256, fewer, sealing(fewer));
    await open(held);
    const [commitment, ...rest] = await recalculate({ ...evidence, ...other } as DrawEvidence);
    expect(commitment).toBe('não confere');
    expect(rest).toHaveLength(5);
  });
});

describe('one’s own number', () => {
  const own = openingOf(sha256, NUMBERS[0] ?? { code: 0, holder: '', standing: 'eligible' });

  const VOIDED = NUMBERS[2] ?? { code: 0, holder: '', standing: 'voided' };
  const voided = openingOf(sha256, VOIDED);

  it('is checked for who is signed in, and its proof can be given away', async () => {
    stores.user.setState({ user: sampleVisitor, status: 'ready' });
    const asked: string[] = [];
    server.use(
      http.get('*/api/draws/primeira/mine', () => HttpResponse.json({ items: [own] })),
      http.get('*/api/draws/primeira/numbers/:code', ({ params }) => {
        asked.push(String(params['code']));
        return HttpResponse.json(evidence.list);
      }),
    );
    const user = userEvent.setup();
    await open(held);
    await user.click(screen.getByRole('button', { name: 'Conferir os meus números' }));
    expect(await screen.findByText('Confere: o seu número está na lista, no seu nome.')).toBeDefined();
    expect(asked).toEqual([String(own.code)]);
    await user.click(screen.getByRole('button', { name: 'Copiar o link da prova do 000/72000' }));
    expect(await navigator.clipboard.readText()).toBe(proofLink(window.location.origin, 'primeira', own));
  });

  it.each([
    [own, 'está na lista'],
    [{ ...voided, seal: toHex(sealOf(sha256, VOIDED)) }, /^Não podia ganhar: anulado em 20 jan 2026/],
    [voided, 'está na lista, mas não por este código'],
    [{ ...own, key: 'ab'.repeat(16) }, 'está na lista, mas não por este código'],
    [{ ...own, code: own.code + 1 }, 'não está na lista'],
  ])('is checked by its proof link without signing in (%#)', async (opening, verdict) => {
    server.use(http.get('*/api/draws/primeira/numbers/:code', () => HttpResponse.json(evidence.list)));
    await open(held, new URL(proofLink('https://fio.example', 'primeira', opening)).hash);
    expect(await screen.findByText(verdict)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Entrar' })).toBeDefined();
  });
});

it('says of a draw to come what binds it, and checks nothing', async () => {
  await open({ ...held, state: 'scheduled', list: null, published: null, documents: [] });
  expect(screen.getByText('Marcado')).toBeDefined();
  expect(screen.getByText(/^Quando a participação acabar/)).toBeDefined();
  expect(screen.getByRole('region', { name: 'O que está em jogo' }).textContent).toContain('2 unidades');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the digest of a closed list before anybody has won', async () => {
  await open({ ...held, state: 'frozen', published: null, documents: [] });
  expect(screen.getByText(held.list?.hash ?? '')).toBeDefined();
  expect(
    screen.getByText(/^Foram distribuídos 300 números, e todos estão na lista\. 60 deles/),
  ).toBeDefined();
  expect(screen.getByText(/A extração é de 7 fev 2026: o resumo veio antes\./)).toBeDefined();
});

import { sha256 } from '@noble/hashes/sha2.js';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DrawEvidence, DrawPage as Draw } from '@fio/contracts/public/draw-proof';
import { dealt, evidenceOf, person, PRIZES, sealing } from '@fio/domain/draw/evidence.fixture';
import { numberOfCode } from '@fio/domain/draw/number-list';
import { COMMON_RULE_SET, orderSizeOf } from '@fio/domain/draw/rule-set';
import { useRoutes } from '@fio/platform/router/host';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { DrawPage } from './draw-page.tsx';

/** The numbers of the draw, of three people in turn; every fifth is voided. */
export const NUMBERS = dealt(300, 7, 3);
/** As the evidence is committed to. */
const id = person(0);

/** A draw of these numbers that was held by a rule set, with what proves it. */
export async function heldDraw(
  numbers = NUMBERS,
  ruleSet = COMMON_RULE_SET,
): Promise<{ held: Draw; evidence: DrawEvidence }> {
  const made = await evidenceOf(sha256, numbers, { ...sealing(numbers), ruleSet });
  const extraction = { contest: '5962', date: '2026-02-07', prizes: PRIZES };
  const about = { id, slug: 'primeira', title: 'Sorteio' };
  const evidence = {
    ...made.evidence,
    format: 'fio-draw-evidence/2',
    draw: about,
    extraction,
  } as DrawEvidence;
  const winners = made.calculation.awards
    .filter(({ rank }) => rank === 0)
    .map(({ code, rank }, index) => {
      const { series, order: number } = numberOfCode(code);
      const who = { name: `Pessoa ${index}`, cpf: '***.418.273-**', city: 'Crato', state: 'CE' };
      return { ...who, id: person(index), series, number, rank, unit: index + 1 };
    });
  const period = { periodFrom: '2026-01-01', periodTo: '2026-02-01' };
  const held: Draw = {
    ...about,
    ...{ ...period, postponements: [], log: [] },
    state: 'published',
    certificate: null,
    lotteryDate: '2026-02-07',
    plannedAt: null,
    place: '',
    regulation: null,
    prizes: [{ title: 'Viagem', quantity: 2 }],
    numbers: null,
    list: { ...made.evidence.commitment, publishedAt: '2026-02-02T04:00:00Z', count: numbers.length },
    published: {
      ...about,
      ...period,
      extraction,
      place: '',
      seriesSize: orderSizeOf(ruleSet),
      calculatedAt: '2026-02-10T13:00:00Z',
      publishedAt: '2026-02-15T13:00:00Z',
      prizes: [{ id: person(901), title: 'Viagem', description: '', winners, departures: [] }],
    },
    documents: [{ kind: 'minutes_html', bytes: 1200, sha256: 'ab'.repeat(32) }],
  };
  return { held, evidence };
}

const Pages = () => useRoutes([{ path: '/ganhadores/:slug', Component: DrawPage }]);

/** Opens the page of the draw, with what stands behind its address. */
export async function open(draw: Draw, hash = '') {
  server.use(
    http.get('*/api/draws/primeira', () => HttpResponse.json(draw)),
    // As where nothing was built: the evidence is offered all the same.
    http.get('*/api/transparency/verifier', () =>
      HttpResponse.json({ code: 'NOT_FOUND', message: '' }, { status: 404 }),
    ),
  );
  renderAt(`/ganhadores/primeira${hash}`, <Pages />);
  await screen.findByRole('heading', { level: 1, name: draw.title });
}

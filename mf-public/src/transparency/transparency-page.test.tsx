import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { OutsideCopy } from '@fio/contracts/public/transparency';
import { COMMON_EARNING_RULE } from '@fio/domain/draw/earning-rule';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';
import { toBase64 } from '@fio/domain/transparency/base64';
import type { BindingEvent } from '@fio/domain/transparency/binding-event';
import { queryClient } from '@fio/platform/api';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { TestLog } from './log.fixture.ts';
import { TransparencyPage } from './transparency-page.tsx';

const DRAW = '0190a000-0000-7000-8000-000000000001';
const defined = (lotteryDate: string): BindingEvent => ({
  type: 'draw_defined',
  draw: DRAW,
  title: '1ª edição',
  certificate: null,
  regulation: null,
  periodFrom: '2026-12-01',
  periodTo: '2026-12-20',
  lotteryDate,
  seriesFirst: 0,
  seriesLast: 9,
  surrogates: 2,
  cutOffHours: 2,
  defenceDays: 5,
  documentsWithin: 3,
  documentsUnit: 'business_days',
  prescribesFrom: 'extraction',
  prizes: [],
  rules: COMMON_RULE_SET,
  rulesHash: 'ab',
  earning: COMMON_EARNING_RULE,
  earningHash: 'cd',
});
const VERIFIER = { bytes: 255_743, sha256: 'ab'.repeat(32) };
const AT = '2026-12-26T12:00:00.000Z';
const loser = { prize: 1, unit: 1, rank: 0, series: 3, number: 42 };

let log: TestLog;
beforeEach(() => {
  localStorage.clear();
  log = new TestLog().add(
    defined('2026-12-23'),
    { type: 'numbers_committed', draw: DRAW, seriesFirst: 0, seriesLast: 9, seedHash: 'cd' },
    defined('2026-12-26'),
    {
      type: 'winner_out',
      draw: DRAW,
      winner: loser,
      to: 'disqualified',
      reason: 'barred',
      proposedAt: AT,
      renunciationHash: null,
    },
    { type: 'audit_head', after: '0', action: '9', hash: 'ef', count: 9, every: 1, marks: '' },
  );
});

function open(copies: OutsideCopy[] = []) {
  server.use(
    http.get('*/api/transparency', () => HttpResponse.json({ copies })),
    http.get('*/api/transparency/verifier', () => HttpResponse.json(VERIFIER)),
    http.get('*/transparency/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/transparency/', '');
      return new HttpResponse(Uint8Array.from(await log.fetchBytes(path)));
    }),
  );
  renderAt('/conferir', <TransparencyPage />);
}
const lines = async () => {
  const list = await screen.findByRole('list', { name: 'O que foi prometido, e o que mudou' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('says in words what was promised, what changed, and that this device found it right', async () => {
  open();
  expect(await lines()).toEqual([
    expect.stringMatching(
      /^Duas pessoas desclassificaram o número 003\/00042 de “1ª edição”.*linha 4mudança$/,
    ),
    expect.stringMatching(/^“1ª edição” definido:.*extração de 26\sdez\s2026.*linha 3mudança$/),
    expect.stringMatching(/^A ordem dos números da sorte de “1ª edição” ficou fixada.*linha 2$/),
    expect.stringMatching(/^“1ª edição” definido:.*extração de 23\sdez\s2026.*linha 1$/),
  ]);
  expect(screen.getByText(/^Confere:/)).toBeDefined();
  expect(screen.getByText(/foi ancorada no registro 1 vez /)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Só as mudanças' }));
  expect(await lines()).toHaveLength(2);
});

it('says of a disqualification before its defence was over that the defence was given up', async () => {
  const signed = { reason: 'barred', proposedAt: AT, renunciationHash: '9f' } as const;
  log.add({ type: 'winner_out', draw: DRAW, winner: loser, to: 'disqualified', ...signed });
  open();
  expect((await lines())[0]).toMatch(/^Duas pessoas desclassificaram .* abriu mão da defesa\. O motivo: /);
});

it('says that it was rewritten to a browser that saw it before', async () => {
  open();
  await screen.findByText(/^Confere:/);
  log.entries[1] = log.entries[0] as string;
  cleanup();
  queryClient.clear();
  open();
  expect(await screen.findByText(/^Não confere\./)).toBeDefined();
});

it('holds the head of a letter against the log of now', async () => {
  open();
  const size = await screen.findByRole('textbox', { name: 'Linhas' });
  const root = screen.getByRole('textbox', { name: 'Raiz' });
  await userEvent.click(screen.getByRole('button', { name: 'Comparar' }));
  expect(await screen.findByText('Copie a raiz inteira, como está no e-mail.')).toBeDefined();
  await userEvent.type(size, '2');
  await userEvent.type(root, toBase64(log.rootAt(2)));
  await userEvent.click(screen.getByRole('button', { name: 'Comparar' }));
  expect(await screen.findByText(/começa com as 2 linhas/)).toBeDefined();
  await userEvent.clear(size);
  await userEvent.type(size, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Comparar' }));
  expect(await screen.findByText(/não começa com as linhas/)).toBeDefined();
});

it('names who outside has copies, auditors by their number alone', async () => {
  const at = '2026-11-24T12:00:00.000Z';
  open([
    { kind: 'witness', name: 'w1', size: 4, at },
    { kind: 'auditor', name: null, size: 3, at },
  ]);
  const list = await screen.findByRole('list', { name: 'Quem mais viu' });
  expect(list.textContent).toContain('A testemunha w1 assinou 4 linhas');
  expect(list.textContent).toContain('Um auditor recebeu 3 linhas');
});

it('of a log that nothing is in yet says so', async () => {
  log = new TestLog();
  open();
  expect(await screen.findByText('Nada compromete a promoção ainda')).toBeDefined();
});

it('that can’t be read can be asked for again', async () => {
  log.bent.set('checkpoint', new Uint8Array());
  open();
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  log.bent.clear();
  await userEvent.click(retry);
  expect(await screen.findByText(/^Confere:/)).toBeDefined();
});

it('offers the program that checks without us, with what its bytes are known by', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Baixar o verificador (HTML)' });
  expect(link.getAttribute('href')).toBe('/transparency/verifier.html');
  expect(screen.getByText(`255.743 bytes, SHA-256 ${VERIFIER.sha256}`)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Baixar as provas (ZIP)' })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { PrizesEvidence } from '@fio/contracts/public/prize-commitments';
import { useRoutes } from '@fio/platform/router/host';
import { renderAt } from '../testing/render.tsx';
import { server } from '../testing/setup.ts';
import { TestLog } from '../transparency/log.fixture.ts';
import { evidenceWith } from './evidence.fixture.ts';
import { SchedulePage } from './schedule-page.tsx';

const evidence = evidenceWith({
  name: 'Clara Nunes',
  cpf: '***.456.789-**',
  city: 'Recife',
  state: 'PE',
});
const { schedule, log } = evidence;

const Pages = () => useRoutes([{ path: '/ganhadores/instantaneos/:id', Component: SchedulePage }]);

/** With a log that has these entries. */
async function open(changes: Partial<PrizesEvidence> = {}, logged = log) {
  const told = new TestLog();
  told.entries.push(...logged.map(({ entry }) => entry));
  server.use(
    http.get('*/api/prizes/commitments/:id', () => HttpResponse.json({ ...evidence, ...changes })),
    http.get('*/transparency/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/transparency/', '');
      return new HttpResponse(Buffer.from(await told.fetchBytes(path)));
    }),
  );
  renderAt(`/ganhadores/instantaneos/${schedule.id}`, <Pages />);
  await screen.findByRole('heading', { level: 1, name: schedule.title });
}

async function check() {
  await userEvent.click(screen.getByRole('button', { name: 'Refazer e conferir' }));
  const steps = await screen.findByRole('list', { name: 'O que foi conferido' });
  return within(steps)
    .getAllByRole('listitem')
    .map(({ textContent }) => / \((confere|não confere)\)$/.exec(textContent)?.[1]);
}

it('shows who won what and when, what was refused, and what nobody won', async () => {
  await open();
  expect(screen.getByText('2 de 3 vagas foram ganhas.')).toBeDefined();
  const items = within(screen.getByRole('list', { name: 'Quem ganhou cada prêmio' })).getAllByRole(
    'listitem',
  );
  expect(items).toHaveLength(3);
  expect(items[0]?.textContent).toMatch(/recusada\. Motivo: Sem resposta no prazo\..*Clara Nunes/s);
  expect(items[1]?.textContent).toMatch(/Clara Nunes.*CPF \*\*\*\.456\.789-\*\* · Recife, PE/s);
  expect(items[2]?.textContent).toMatch(/Não ganho/);
});

it('makes the schedule again on this device, and follows each win through the log', async () => {
  await open();
  expect(await check()).toEqual(['confere', 'confere', 'confere', 'confere', 'confere']);
  expect(screen.getByText(/^Confere\. Os prêmios saíram/)).toBeDefined();
  expect(screen.queryByText(/depois do começo do cronograma/)).toBeNull();
});

it('says so when the log tells something else', async () => {
  await open({}, log.toSpliced(4, 1));
  expect(await check()).toEqual(['confere', 'confere', 'confere', 'confere', 'não confere']);
  expect(screen.getByText(/^Não confere\. Veja abaixo/)).toBeDefined();
});

it('says where it is wrong when a prize is put elsewhere', async () => {
  const [first, second, ...others] = evidence.slots;
  if (!first || !second) throw new Error('There are slots.');
  await open({ slots: [{ ...first, opensAt: second.opensAt }, second, ...others] });
  expect(await check()).toEqual(['confere', 'confere', 'não confere', 'não confere', 'confere']);
});

it('says of a round that came into the log after the beginning that nothing came up until then', async () => {
  const late = log.map((one) => ({
    ...one,
    entry: one.entry.includes('"prizes_beacon"')
      ? one.entry.replace(/"at":"[^"]+"/, `"at":"${schedule.startsAt.replace('12:00:00', '15:30:00')}"`)
      : one.entry,
  }));
  await open({ log: late }, late);
  expect(await check()).toEqual(['confere', 'confere', 'confere', 'confere', 'confere']);
  expect(screen.getByText(/só entrou no registro em 1 mar 2026.*12:30, depois do começo/)).toBeDefined();
});

it('shows the round of the public beacon, and is not taken in by a value that it hasn’t signed', async () => {
  const { beacon } = schedule;
  if (!beacon?.signature) throw new Error('There is a round.');
  const { signature } = beacon;
  const other = `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`;
  await open({ schedule: { ...schedule, beacon: { ...beacon, signature: other } } });
  expect(screen.getByText(/^Este farol não é a rede pública drand quicknet/)).toBeDefined();
  expect(await check()).toEqual(['confere', 'não confere', 'não confere', 'não confere', 'confere']);
});

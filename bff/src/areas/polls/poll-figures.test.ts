import type { adminPolls, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { exportedText } from '../../../test/exports.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type List = ResponseOf<typeof adminPolls.list>;

const now = new Date('2027-01-15T15:30:00Z');
const at = (time: string) => new Date(`2027-01-15T${time}Z`);

let app: TestApp;
let headers: SignedHeaders;
let pollId: string;
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock(now), env: BEHIND_PROXY });
  const { services } = app;
  headers = await signInStaff(services, await createStaff(services));
  const { id: showId } = await createShow(services.db);
  const opensAt = at('10:00:00');
  const voted = await createPoll(services.db, { showId, title: 'Votada', opensAt, closesAt: at('15:00:00') });
  await createPoll(services.db, { showId, title: 'Aberta pelo relógio', state: 'scheduled', opensAt });
  await createPoll(services.db, { showId, title: 'Agendada', state: 'scheduled', opensAt: at('16:00:00') });
  pollId = voted.id;
  const times = ['10:05:00', '10:59:59', '12:00:00'];
  for (const [place, time] of times.entries()) {
    await castVote(services.db, voted, place === 2 ? 1 : 0, await createVisitor(services), at(time));
  }
});
afterAll(() => app.close());

const titles = async (query: string) => {
  const { body } = await call<List>(app, 'GET', `/admin/polls?${query}`, { headers });
  return body.items.map(({ title }) => title);
};

describe('figures of theories', () => {
  it('are counted by option and by hour', async () => {
    const { body } = await call<ResponseOf<typeof adminPolls.results>>(
      app,
      'GET',
      `/admin/polls/${pollId}/results`,
      {
        headers,
      },
    );
    expect(body.total).toBe(3);
    expect(body.options.map(({ label, votes, percent }) => [label, votes, percent])).toEqual([
      ['Sim', 2, 67],
      ['Não', 1, 33],
    ]);
    expect(body.hours).toEqual([
      { hour: '2027-01-15T10:00:00.000Z', votes: 2 },
      { hour: '2027-01-15T12:00:00.000Z', votes: 1 },
    ]);
  });

  it('filter by the state in force, not by the stored one', async () => {
    expect(await titles('f[state]=open')).toEqual(['Aberta pelo relógio']);
    expect(await titles('f[state]=closed')).toEqual(['Votada']);
    expect(await titles('f[state]=scheduled')).toEqual(['Agendada']);
  });

  it('sort by votes', async () => {
    expect((await titles('sort=-votes'))[0]).toBe('Votada');
    expect((await titles('sort=votes')).at(-1)).toBe('Votada');
  });

  it('are exported with the state in force', async () => {
    const text = await exportedText(app, headers, ['polls', 'f[state]=closed']);
    const [, line, ...rest] = text.trim().split('\n');
    expect(line).toContain(';Sim ou não;Encerrada;15/01/2027 07:00:00;15/01/2027 12:00:00;3;;;;');
    expect(rest).toEqual([]);
  });
});

import { defenceUntil } from '@fio/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { accuse, ageProposal, disqualify } from '../../../test/disqualify.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { databaseNow } from '../../core/database/database-now.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { winnerDesk } from '../../../test/winner-desk.ts';
import { createWinner } from '../../../test/winners.ts';

const desk = winnerDesk();
let id: string;
let units = 0;
beforeEach(async () => {
  id = await createWinner(desk.app.services, { prizeId: desk.prizeId, unit: (units += 1) });
});
const confirm = (by = desk.others, renunciationId: string | null = null) =>
  desk.step(id, 'disqualify/confirm', { renunciationId }, by);
const ours = async () => {
  const entries = await loggedEntries(desk.app.services);
  return entries.filter((entry) => 'winner' in entry && entry.winner.unit === units);
};

describe('a disqualification', () => {
  it('waits for the defence and a second person, and is told from the first word', async () => {
    const { status, body } = await accuse(desk, id);
    expect([status, body.state, body.proposals]).toMatchObject([
      200,
      'drawn',
      [{ reason: 'barred', notified: true, mine: true, outcome: null }],
    ]);
    expect(body.mail).not.toBeNull();
    expect((await confirm(desk.headers)).body.code).toBe('SECOND_PERSON_NEEDED');
    expect((await confirm()).body.code).toBe('DEFENCE_OPEN');
    await ageProposal(desk.app.services, id, 30);
    expect((await confirm()).body).toMatchObject({ state: 'disqualified' });
    expect(await ours()).toMatchObject([
      { type: 'disqualification_proposed', reason: 'barred', notified: true },
      { type: 'winner_out', to: 'disqualified', reason: 'barred', renunciationHash: null },
    ]);
  });

  it('begins, lasts and ends by the clock of the database, whatever hour a process has', async () => {
    const { services } = desk.app;
    const hour = async () => databaseNow(services.db);
    const before = await hour();
    const { body } = await accuse(desk, id);
    const [proposal] = await services.db.winnerProposal.findMany({ where: { winnerId: id } });
    const at = proposal?.proposedAt ?? new Date(0);
    expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(at.getTime()).toBeLessThanOrEqual((await hour()).getTime());
    const until = defenceUntil(at, 5).toISOString();
    expect(body.proposals).toMatchObject([{ at: at.toISOString(), defenceUntil: until }]);
    expect((await confirm()).body.code).toBe('DEFENCE_OPEN');
    await ageProposal(services, id, 30);
    const decided = await hour();
    await confirm();
    const told = (await ours()).map((entry) => Date.parse(entry.at));
    expect(told[0]).toBe(at.getTime());
    expect(told[1]).toBeGreaterThanOrEqual(decided.getTime());
    expect(told[1]).toBeLessThanOrEqual((await hour()).getTime());
  });

  it('needs no waiting where the person gave the defence up, by a paper of theirs alone', async () => {
    const { body } = await accuse(desk, id);
    const evidenceId = body.files.find(({ kind }) => kind === 'evidence')?.id ?? '';
    expect((await confirm(desk.others, evidenceId)).status).toBe(422);
    await desk.step(id, 'disqualify/withdraw', { reason: 'Foi engano.' });
    expect((await disqualify(desk, id)).body).toMatchObject({ state: 'disqualified' });
    const types = (await ours()).map(({ type }) => type);
    expect(types).toEqual([
      'disqualification_proposed',
      'disqualification_withdrawn',
      'disqualification_proposed',
      'winner_out',
    ]);
  });

  it('holds up the prize, another way out, and a second proposal', async () => {
    await accuse(desk, id);
    const gone = { to: 'not_found', reason: 'Não respondeu.', note: '' };
    expect((await desk.step(id, 'leave', gone)).body.code).toBe('CONFLICT');
    expect((await accuse(desk, id)).body.code).toBe('CONFLICT');
    expect((await desk.step(id, 'leave', { ...gone, to: 'disqualified' })).status).toBe(422);
  });

  it('keeps what it goes by', async () => {
    const { body } = await accuse(desk, id);
    const evidenceId = body.files.find(({ kind }) => kind === 'evidence')?.id ?? '';
    const discarded = await desk.step(id, `documents/${evidenceId}/discard`, { reason: 'Errado.' });
    expect(discarded.status).toBeGreaterThanOrEqual(400);
    expect((await desk.get(id)).files).toHaveLength(1);
  });

  it('is not for an account that came after the draw', async () => {
    const { services } = desk.app;
    await accuse(desk, id);
    const newer = await signInStaff(services, await createStaff(services));
    expect((await confirm(newer)).body.code).toBe('ACCOUNT_NEWER');
  });
});

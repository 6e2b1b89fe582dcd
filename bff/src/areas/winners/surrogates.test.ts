import { beforeEach, describe, expect, it } from 'vitest';
import { disqualify } from '../../../test/disqualify.ts';
import { createVisitor } from '../../../test/factories.ts';
import { loggedEntries } from '../../../test/transparency.ts';
import { winnerDesk } from '../../../test/winner-desk.ts';
import { createWinner, publishDraw } from '../../../test/winners.ts';

const desk = winnerDesk();
beforeEach(() => desk.draw(450_000, 2));

const person = (changes: object = {}) => createVisitor(desk.app.services, changes);
const surrogate = (rank: number, who?: { id: string }) =>
  createWinner(desk.app.services, { prizeId: desk.prizeId, rank, ...(who && { person: who }) });
const LOST = { reason: 'Não atendeu em 7 dias úteis', note: '' };

/** A winner of a unit who was called in vain, and is out. */
async function lost(unit: number): Promise<string> {
  const id = await createWinner(desk.app.services, { prizeId: desk.prizeId, unit });
  await desk.step(id, 'contacts', { channel: 'phone', outcome: 'no_answer', note: '' });
  await desk.step(id, 'leave', { to: 'not_found', ...LOST });
  return id;
}
const replace = (id: string, surrogateId: string) => desk.step(id, 'surrogate', { surrogateId }, desk.others);

describe('a surrogate', () => {
  it('comes in for who is out, in the order they were drawn, with the tax and the time of the prize', async () => {
    const [second, first] = [await surrogate(2), await surrogate(1)];
    const out = await lost(2);
    expect(await desk.get(out)).toMatchObject({ replaceable: true, next: { id: first, rank: 1 }, tax: 0 });
    expect((await replace(out, second)).body).toMatchObject({ code: 'CONFLICT' });
    const { status, body } = await replace(out, first);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: first, state: 'drawn', unit: 2, rank: 1, tax: 90_000 });
    expect(body).toMatchObject({ prescribesOn: '2027-09-02', replaces: { id: out } });
    expect(await desk.get(out)).toMatchObject({ replaceable: false, replacedBy: { id: first } });
    const { db } = desk.app.services;
    const [told] = await db.action.findMany({ where: { recordId: first, action: 'surrogate' } });
    expect(told).toMatchObject({ reason: LOST.reason, before: { state: 'reserve' }, after: { unit: 2 } });
    const logged = await loggedEntries(desk.app.services, desk.drawId);
    expect(logged).toMatchObject([
      { type: 'winner_out', winner: { prize: 1, unit: 2, rank: 0 }, to: 'not_found' },
      { type: 'winner_substituted', out: { unit: 2, rank: 0 }, in: { unit: 2, rank: 1 } },
    ]);
    expect(JSON.stringify(logged)).not.toContain(LOST.reason);
  });

  it('is replaced by the one after', async () => {
    const [first, second] = [await surrogate(1), await surrogate(2)];
    const out = await lost(1);
    await replace(out, first);
    await disqualify(desk, first);
    expect((await replace(out, second)).body).toMatchObject({ code: 'CONFLICT' });
    expect((await replace(first, second)).body).toMatchObject({ unit: 1, rank: 2, replaces: { id: first } });
  });

  it('comes in once, however many press the button', async () => {
    const first = await surrogate(1);
    const [one, other] = [await lost(1), await lost(2)];
    const both = await Promise.all([replace(one, first), replace(other, first), replace(one, first)]);
    expect(both.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 409, 409]);
  });

  it('never comes in once the result is public, nor for who still may take the prize', async () => {
    const first = await surrogate(1);
    const holder = await createWinner(desk.app.services, { prizeId: desk.prizeId, unit: 1 });
    expect((await replace(holder, first)).body).toMatchObject({ code: 'CONFLICT' });
    const out = await lost(2);
    await publishDraw(desk.app.services, desk.drawId);
    expect(await desk.get(out)).toMatchObject({ replaceable: false });
    expect((await replace(out, first)).body).toMatchObject({ code: 'DRAW_PUBLISHED' });
  });
});

describe('INELIGIBLE_SURROGATE', () => {
  const expectRefused = async (who: { id: string }) => {
    const first = await surrogate(1, who);
    const out = await lost(1);
    expect((await replace(out, first)).body).toMatchObject({ code: 'INELIGIBLE_SURROGATE' });
    return { first, out };
  };

  it.each([
    ['under age on the day of the extraction', { birthDate: new Date('2009-03-07T00:00:00Z') }],
    ['disabled', { disabledAt: new Date() }],
  ])('for who is %s', async (_what, changes) => {
    await expectRefused(await person(changes));
  });

  it('not for who came of age that day', async () => {
    const first = await surrogate(1, await person({ birthDate: new Date('2009-03-06T00:00:00Z') }));
    expect((await replace(await lost(1), first)).status).toBe(200);
  });

  it('for a blocked CPF, until they are passed over for the one after', async () => {
    const employee = await person();
    const data = { cpfHash: employee.cpfHash, reason: 'employee' };
    await desk.app.services.db.blockedCpf.create({ data });
    const { first, out } = await expectRefused(employee);
    const second = await surrogate(2);
    await disqualify(desk, first);
    expect((await desk.get(out)).next).toMatchObject({ id: second });
    expect((await replace(out, second)).status).toBe(200);
  });

  it('for a number that was voided since', async () => {
    const who = await person();
    const first = await surrogate(1, who);
    const { db } = desk.app.services;
    await db.draw.update({ where: { id: desk.drawId }, data: { listClosedAt: new Date() } });
    const data = { state: 'voided', voidedAt: new Date(), reason: 'Nota recusada' };
    await db.ticket.updateMany({ where: { registrationId: who.id }, data });
    expect((await replace(await lost(1), first)).body).toMatchObject({ code: 'INELIGIBLE_SURROGATE' });
  });
});

describe('SURROGATE_HAS_AWARD', () => {
  it('for who has another prize of the draw, unless the rules give several', async () => {
    const lucky = await person();
    await createWinner(desk.app.services, { prizeId: desk.prizeId, unit: 2, person: lucky });
    const first = await surrogate(1, lucky);
    const out = await lost(1);
    expect((await replace(out, first)).body).toMatchObject({ code: 'SURROGATE_HAS_AWARD' });
    const { db } = desk.app.services;
    await db.$executeRaw`
      UPDATE draws SET rule_set = rule_set || '{"onePrizePerPerson": false}' WHERE id = ${desk.drawId}::uuid`;
    expect((await replace(out, first)).status).toBe(200);
  });
});

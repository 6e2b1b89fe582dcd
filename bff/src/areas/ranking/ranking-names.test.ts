import type { OwnRanking } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createVisitor } from '../../../test/factories.ts';
import { rankingDesk, type Guesser } from '../../../test/ranking-desk.ts';

const desk = rankingDesk();
const { resolve, count, theories, signedIn, mine, board, setName, people, moderate } = desk;

describe('a name', () => {
  async function ranked() {
    const [visitor] = (await people(1)) as [Guesser];
    const polls = await theories([visitor], [[0], [0], [0]]);
    for (const poll of polls) await resolve(poll, 0);
    await count();
    return visitor;
  }
  const names = async () => (await board()).entries.map(({ name }) => name);

  it('is seen once staff have shown it, and gone as soon as it is changed or taken away', async () => {
    const visitor = await ranked();
    expect((await setName(visitor, '  Ana   do Farol ')).body.name).toEqual({
      name: 'Ana do Farol',
      state: 'waiting',
      reason: null,
    });
    expect(await names()).toEqual([]);
    expect((await moderate(visitor, 'show')).body).toMatchObject({ state: 'shown', hits: 3, answers: 3 });
    await expect.poll(names).toEqual(['Ana do Farol']);
    expect((await board()).entries[0]).toMatchObject({ place: 1, hits: 3, answers: 3, points: 526 });
    // Sent twice it takes no decision back.
    expect((await setName(visitor, 'Ana do Farol')).body.name?.state).toBe('shown');
    await setName(visitor, 'Ana da Lanterna');
    await expect.poll(names).toEqual([]);
    await moderate(visitor, 'show');
    await expect.poll(names).toEqual(['Ana da Lanterna']);
    const headers = await signedIn(visitor);
    expect((await call<OwnRanking>(desk.app(), 'DELETE', '/ranking/name', { headers })).body.name).toBeNull();
    await expect.poll(names).toEqual([]);
  });

  it('that is refused says why, and one that was changed meanwhile is not decided on', async () => {
    const visitor = await ranked();
    await setName(visitor, 'Merda de Farol');
    const { signs } = await desk.app().services.db.rankingName.findUniqueOrThrow({
      where: { registrationId: visitor.id },
    });
    expect(signs).toEqual(['profanity']);
    await setName(visitor, 'Outro Nome');
    expect((await moderate(visitor, 'show', 1)).status).toBe(409);
    await moderate(visitor, 'refuse');
    expect((await mine(visitor)).name).toEqual({
      name: 'Outro Nome',
      state: 'refused',
      reason: 'Não é um nome.',
    });
    expect((await moderate(visitor, 'refuse')).status).toBe(409);
    expect(await names()).toEqual([]);
  });

  it.each([
    ['a', 'ranking_name_length'],
    ['x'.repeat(25), 'ranking_name_length'],
    ['<b>Ana</b>', 'ranking_name'],
    ['ana@exemplo.com', 'ranking_contact'],
  ])('can not be %j', async (name, problem) => {
    const [visitor] = (await people(1)) as [Guesser];
    const { status, body } = await setName(visitor, name);
    expect(status).toBe(422);
    expect(
      (body as { fields?: Record<string, { code: string }[]> }).fields?.['name']?.map(({ code }) => code),
    ).toContain(problem);
  });

  it('is of adults alone', async () => {
    const birthDate = new Date(Date.now() - 17.5 * 365.25 * 86_400_000);
    const young = await createVisitor(desk.app().services, { birthDate });
    expect(await setName(young, 'Ana do Farol')).toMatchObject({ status: 422, body: { code: 'MIN_AGE' } });
  });
});

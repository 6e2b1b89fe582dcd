import { createHash } from 'node:crypto';
import { type Calculation, calculationText } from '@fio/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../../../../test/call.ts';
import { drawDesk, MINUTES, TYPED } from '../../../../test/draw-desk.ts';
import { rehearsalDesk } from '../../../../test/rehearsal-desk.ts';

const desk = drawDesk({ asApplication: true, once: true, ahead: 5 });
const rehearsal = rehearsalDesk(desk);
const remove = () => call(desk.app, 'DELETE', rehearsal.path(), { headers: desk.headers.ana });
afterEach(remove);

/** What each table holds, as one hash. */
async function tables(): Promise<Map<string, string>> {
  const { pool } = desk.app.services;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: hashed } = await pool.query<{ hash: string }>(
      `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash FROM "${name}" t`,
    );
    found.set(name, hashed[0]?.hash ?? '');
  }
  return found;
}

const row = () => desk.app.services.db.drawRehearsal.findUniqueOrThrow({ where: { drawId: desk.draw.id } });
const publicPage = async () => (await call(desk.app, 'GET', `/draws/${desk.draw.slug}`)).body;

describe('a rehearsal', () => {
  it('goes the whole way, and writes nothing but its own row, its answers and the audit', async () => {
    await rehearsal.start();
    const [before, shown] = [await tables(), await publicPage()];
    await remove();
    const { list, winners, events } = await rehearsal.reach('reviewed');
    expect(list).toMatchObject({ count: 36, written: 36, files: [{ part: 1, count: 36 }] });
    expect(winners.filter(({ unit }) => unit > 0)).toHaveLength(3);
    expect(winners.filter(({ unit }) => unit === 0)).toHaveLength(4);
    expect(events.map(({ to }) => to)).toEqual([
      ...['frozen', 'extraction_recorded', 'confirmed', 'calculated', 'reviewed'],
    ]);
    expect((await rehearsal.step('finish', { confirmation: 'Outro' })).status).toBe(422);
    expect((await rehearsal.step('finish', { confirmation: desk.draw.title })).status).toBe(200);
    const { rehearsal: finished } = await rehearsal.view();
    expect(finished).toMatchObject({ state: 'reviewed', publishedAt: null, isTypedAlone: true });
    expect(finished?.finishedAt).not.toBeNull();
    const after = await tables();
    const changed = [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
    expect(changed).toEqual(['action_terms', 'actions', 'draw_rehearsals', 'idempotency_keys']);
    expect(await publicPage()).toEqual(shown);
  });

  it('finds whom the draw itself would find, and its hash is no result’s', async () => {
    const { runs, winners } = await rehearsal.reach('reviewed');
    const { body } = await call<{ result: Calculation; holders: unknown[] }>(
      desk.app,
      'GET',
      `${rehearsal.path()}/runs/1`,
      { headers: desk.headers.ana },
    );
    expect(body.result.trace.target).toEqual({ series: 0, order: 73254 });
    expect(body.result.awards).toHaveLength(winners.length);
    const plain = createHash('sha256').update(calculationText(body.result)).digest('hex');
    expect(runs[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(runs[0]?.hash).not.toBe(plain);
    expect((await rehearsal.step('send-back', { reason: 'De novo.' })).body.winners).toEqual([]);
    expect((await rehearsal.step('run')).body.runs.map(({ hash }) => hash)).toEqual([
      ...[runs[0]?.hash, runs[0]?.hash],
    ]);
  });

  it('has the numbers that were given out when its list was closed, and none that came later', async () => {
    await rehearsal.reach('frozen');
    const { db } = desk.app.services;
    await db.drawRehearsal.update({ where: { drawId: desk.draw.id }, data: { given: 3 } });
    await rehearsal.step('extraction', TYPED);
    await rehearsal.step('extraction', TYPED);
    await rehearsal.step('run');
    const { result } = (await row()) as unknown as { result: Calculation };
    const looked = result.walk.filter(({ kind }) => kind === 'won' || kind === 'skipped');
    expect(looked.length).toBeLessThanOrEqual(3);
    expect(result.missing).toBeGreaterThan(0);
  });

  it('shows nobody what was typed first, takes both entries of one person and says so, and voids what differs', async () => {
    const { entries } = await rehearsal.reach('extraction_recorded');
    expect(entries).toMatchObject([{ mine: false, contest: null, prizes: null, by: 'Ana Prado' }]);
    const other = { ...TYPED, prizes: TYPED.prizes.with(1, '00000') };
    const { body } = await rehearsal.step('extraction', other);
    expect(body).toMatchObject({ state: 'frozen', mismatch: ['prize2'] });
    await rehearsal.step('extraction', TYPED);
    await rehearsal.step('extraction', TYPED, 'bia');
    expect((await rehearsal.view()).rehearsal).toMatchObject({ state: 'confirmed', isTypedAlone: false });
    expect((await rehearsal.step('release', { upTo: 2 })).body.released).toBe(2);
    expect((await rehearsal.step('release', { upTo: 1 })).body.code).toBe('CONFLICT');
  });

  it('takes a first entry back', async () => {
    await rehearsal.reach('extraction_recorded');
    const { body } = await rehearsal.step('withdraw', { reason: 'Errei.' });
    expect(body).toMatchObject({ state: 'frozen', mismatch: null });
  });

  it('is one at a time; of two who press at once one is told, and beside its order no step is taken', async () => {
    const answers = await Promise.all([rehearsal.start(), rehearsal.start()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const early = [
      await rehearsal.step('extraction', TYPED),
      await rehearsal.step('run'),
      await rehearsal.step('review'),
      await rehearsal.step('minutes', MINUTES),
      await rehearsal.step('finish', { confirmation: desk.draw.title }),
    ];
    expect(early.map(({ body }) => body.code)).toEqual(early.map(() => 'CONFLICT'));
    const frozen = await Promise.all([
      rehearsal.step('freeze', { version: 1 }),
      rehearsal.step('freeze', { version: 1 }),
    ]);
    expect(frozen.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  });

  it('names nobody in its row: who erases their account is gone from it', async () => {
    const [first] = (await rehearsal.reach('reviewed')).winners;
    const { db, vaults } = desk.app.services;
    const people = await db.registration.findMany({ where: { tickets: { some: { drawId: desk.draw.id } } } });
    const text = JSON.stringify(await row());
    const personal = people.flatMap((person) => [
      person.id,
      person.name,
      person.email,
      vaults.cpf.cpfOf(person),
    ]);
    expect(personal.filter((one) => one && text.includes(one))).toEqual([]);
    expect(text).not.toContain('52998224725');
    expect(first?.name).not.toBe('');
    expect(first?.cpf).toMatch(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/);
  });

  it('prints minutes that say on every sheet that they are none, and tells the audit who took them', async () => {
    await rehearsal.reach('reviewed');
    const answer = await desk.app.fetch(`/api${rehearsal.path()}/minutes`, { headers: desk.headers.ana });
    const html = await answer.text();
    expect(answer.headers.get('content-disposition')).toContain(`ENSAIO-${desk.draw.slug}-ata.html`);
    expect(html).toContain('<b>ENSAIO</b>');
    expect(html).toContain('<h1>ENSAIO da ata de apuração: Sorteio de teste</h1>');
    expect(html).toContain('***.982.247-**');
    const { db } = desk.app.services;
    const told = await db.action.findMany({
      where: { recordId: desk.draw.id },
      orderBy: { id: 'desc' },
      take: 2,
    });
    expect(told.map(({ action }) => action)).toEqual(['export', 'rehearse']);
  });
});

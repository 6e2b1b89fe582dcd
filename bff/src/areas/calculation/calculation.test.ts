import { createHash } from 'node:crypto';
import { calculate, calculationText, codeOf, definitionOf, type ListCommitment } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { DAY } from '../../../test/clock.ts';
import { createOverDraw, dayFrom } from '../../../test/draws.ts';
import { drawDesk, MINUTES, TYPED } from '../../../test/draw-desk.ts';
import { createStaff, signInStaff } from '../../../test/factories.ts';
import { dayOf } from '../../core/database/day-of.ts';

const desk = drawDesk();
const stored = () => desk.app.services.db.draw.findUniqueOrThrow({ where: { id: desk.draw.id } });

describe('the whole way', () => {
  it('goes from the closed list to the accounts, each step in the history and in the audit', async () => {
    await desk.reach('published');
    const { status, body } = await desk.step('account', { note: 'Protocolo 12 no SCPC.' });
    expect([status, body.state, body.reason]).toEqual([200, 'accounted', 'Protocolo 12 no SCPC.']);
    expect(body.events.map(({ to }) => to)).toEqual([
      ...['scheduled', 'frozen', 'extraction_recorded', 'confirmed', 'calculated', 'reviewed', 'published'],
      'accounted',
    ]);
    const actions = await desk.app.services.db.action.findMany({
      where: { resource: 'calculation', recordId: desk.draw.id },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['freeze', 'Ana Prado'],
      ['freeze', ''],
      ['extraction', 'Ana Prado'],
      ['confirm', 'Bia Rocha'],
      ...['run', 'review', 'minutes', 'publish', 'account'].map((action) => [action, 'Ana Prado']),
    ]);
  });

  it('finds whom the domain finds over the same list, and marks their numbers', async () => {
    const { runs, winners, extraction } = await desk.reach('published');
    const { db } = desk.app.services;
    const tickets = await db.ticket.findMany({ where: { drawId: desk.draw.id } });
    const numbers = tickets
      .map(({ series, number, registrationId }) => ({
        code: codeOf({ series, order: number }),
        holder: registrationId,
        standing: 'eligible' as const,
      }))
      .toSorted((one, other) => one.code - other.code);
    const { commitment } = await stored();
    const result = await calculate(definitionOf(commitment as unknown as ListCommitment), TYPED.prizes, {
      atOrAbove: async (code) => numbers.find((entry) => entry.code >= code) ?? null,
      below: async (code) => numbers.findLast((entry) => entry.code < code) ?? null,
    });
    expect(extraction).toEqual({ contest: TYPED.contest, prizes: TYPED.prizes });
    expect(runs[0]?.hash).toBe(createHash('sha256').update(calculationText(result)).digest('hex'));
    const codes = winners.map(({ series, number }) => codeOf({ series: series ?? 0, order: number }));
    expect(codes.toSorted()).toEqual(result.awards.map(({ code }) => code).toSorted());
    const awarded =
      tickets.length === 0
        ? []
        : await db.ticket.findMany({ where: { drawId: desk.draw.id, state: 'awarded' } });
    const holding = result.awards.filter(({ unit }) => unit > 0);
    expect(awarded.map(({ series, number }) => codeOf({ series, order: number })).toSorted()).toEqual(
      holding.map(({ code }) => code).toSorted(),
    );
  });

  it('shows a run with its trace and who holds the numbers, CPFs masked', async () => {
    await desk.reach('calculated');
    const headers = desk.headers.ana;
    const path = `/admin/calculation/${desk.draw.id}/runs`;
    const { body } = await call<{
      result: { awards: { code: number }[] };
      holders: { code: number; cpf: string }[];
    }>(desk.app, 'GET', `${path}/1`, { headers });
    expect(body.holders.map(({ code }) => code).toSorted()).toEqual(
      body.result.awards.map(({ code }) => code).toSorted(),
    );
    expect(body.holders.every(({ cpf }) => /^\*{3}\.\d{3}\.\d{3}-\*{2}$/.test(cpf))).toBe(true);
    expect((await call(desk.app, 'GET', `${path}/2`, { headers })).status).toBe(404);
  });
});

describe('closing the list', () => {
  it('waits for what is missing, and says what', async () => {
    const { services } = desk.app;
    const changes = { certificate: null, lotteryDate: dayFrom(desk.clock.now(), -1) };
    ({ draw: desk.draw } = await createOverDraw(services, { isRevealed: false, ...changes }));
    expect((await desk.view()).blockers).toEqual(['certificate', 'reveal', 'late']);
    const { status, body } = await desk.step('freeze');
    expect([status, body.code]).toEqual([409, 'DRAW_NOT_READY']);
    expect((await stored()).listClosedAt).toBeNull();
  });

  it('is told to be under way, and goes on where it was broken off', async () => {
    const { status, body } = await desk.step('freeze');
    expect([status, body.state, body.freezing]).toEqual([202, 'scheduled', true]);
    const { listSecret } = await stored();
    expect((await desk.step('freeze')).status).toBe(202);
    expect((await stored()).listSecret).toEqual(listSecret);
  });
});

describe('the extraction', () => {
  it('is not told to the second person by the first, and confirmed by nobody alone', async () => {
    await desk.reach('extraction_recorded');
    const [[own], [others]] = [(await desk.view('ana')).entries, (await desk.view('bia')).entries];
    expect([own?.mine, own?.prizes]).toEqual([true, TYPED.prizes]);
    expect([others?.mine, others?.prizes, others?.contest]).toEqual([false, null, null]);
    const { status, body } = await desk.step('extraction', TYPED, 'ana');
    expect([status, body.code]).toEqual([409, 'SECOND_PERSON_NEEDED']);
    const told = await desk.app.services.db.action.findFirst({
      where: { action: 'extraction' },
      orderBy: { id: 'desc' },
    });
    expect(JSON.stringify(told?.after)).not.toContain(TYPED.prizes[0]);
  });

  it('that two people read differently holds for neither', async () => {
    await desk.reach('extraction_recorded');
    const prizes = ['23337', '82513', '17028', '53195', '49504'];
    const { body } = await desk.step('extraction', { ...TYPED, contest: '5963', prizes }, 'bia');
    expect([body.state, body.mismatch]).toEqual(['frozen', ['contest', 'prize3']]);
    expect(body.entries.map(({ voided }) => voided)).toEqual([true, true]);
    expect(body.extraction).toBeNull();
    // Either of them may begin.
    expect((await desk.step('extraction', TYPED, 'bia')).body.mismatch).toBeNull();
    expect((await desk.step('extraction', TYPED, 'ana')).body.state).toBe('confirmed');
  });

  it('may be taken back before the second person has typed', async () => {
    await desk.reach('extraction_recorded');
    const { body } = await desk.step('withdraw', { reason: 'Concurso errado.' }, 'bia');
    expect([body.state, body.reason, body.entries[0]?.voided]).toEqual(['frozen', 'Concurso errado.', true]);
  });

  it.each([
    [{ prizes: ['2333', '82513', '17082', '53195', '49504'] }, 'prizes.0'],
    [{ prizes: ['023337', '82513', '17082', '53195', '49504'] }, 'prizes.0'],
    [{ prizes: ['23337'] }, 'prizes'],
    [{ contest: '' }, 'contest'],
  ])('with %j is refused at its field', async (changes, field) => {
    await desk.reach('frozen');
    const { status, body } = await desk.step('extraction', { ...TYPED, ...changes });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('that was not held waits for a later one, with the list as it is', async () => {
    await desk.reach('extraction_recorded');
    const before = await stored();
    const { clock } = desk.app.services;
    const lotteryDate = dayOf(dayFrom(clock.now(), 3));
    const same = await desk.move(dayOf(before.lotteryDate));
    expect([same.status, same.body.fields?.['lotteryDate']?.[0]?.code]).toEqual([422, 'lottery_later']);
    const { body } = await desk.move(lotteryDate);
    expect([body.state, body.lotteryDate, body.entries[0]?.voided]).toEqual(['postponed', lotteryDate, true]);
    expect((await desk.step('extraction', TYPED)).body.code).toBe('FUTURE_DATE');
    desk.clock.advance(3 * DAY);
    await desk.signIn();
    expect((await desk.step('extraction', TYPED)).body.state).toBe('extraction_recorded');
    expect((await stored()).commitmentHash).toEqual(before.commitmentHash);
  });
});

describe('the publication', () => {
  it('needs its own permission, the title typed and the minutes', async () => {
    await desk.reach('reviewed');
    const confirmation = desk.draw.title;
    expect((await desk.step('publish', { confirmation })).body.code).toBe('DRAW_NOT_READY');
    await desk.step('minutes', MINUTES);
    const wrong = await desk.step('publish', { confirmation: 'sorteio' });
    expect([wrong.status, wrong.body.fields?.['confirmation']?.[0]?.code]).toEqual([422, 'confirmation']);
    const { services } = desk.app;
    const permissions = ['list', 'view', 'run', 'export'].map((action) => ({
      permission: 'calculation',
      action,
    }));
    const runner = await createStaff(services, { type: 'user', permissions: permissions as never });
    desk.headers.bia = await signInStaff(services, runner);
    expect((await desk.step('publish', { confirmation }, 'bia')).status).toBe(403);
    expect((await desk.step('cancel', { reason: 'Não.' }, 'bia')).status).toBe(403);
    expect((await desk.step('publish', { confirmation })).body.state).toBe('published');
    // There is no way back.
    for (const [name, body] of [
      ['send-back', { reason: 'x' }],
      ['run', {}],
      ['cancel', { reason: 'x' }],
    ] as const)
      expect((await desk.step(name, body)).body.code).toBe('CONFLICT');
  });

  it('is held up by what has come up against a winner, not against a surrogate who waits', async () => {
    const { winners } = await desk.reach('reviewed');
    await desk.step('minutes', MINUTES);
    const publish = () => desk.step('publish', { confirmation: desk.draw.title });
    const { services } = desk.app;
    const [winner, surrogate] = await Promise.all(
      [winners.find(({ unit }) => unit > 0), winners.find(({ unit }) => unit === 0)].map((found) =>
        services.db.winner.findUniqueOrThrow({
          where: { id: found?.id ?? '' },
          include: { registration: true },
        }),
      ),
    );
    const block = (cpfHash: Uint8Array<ArrayBuffer> = new Uint8Array()) =>
      services.db.blockedCpf.create({ data: { cpfHash, reason: 'employee' } });
    await block(surrogate?.registration?.cpfHash);
    const { id } = await block(winner?.registration?.cpfHash);
    const shown = (await desk.view()).winners.filter(({ problem }) => problem === 'blocked_cpf');
    expect(shown.map((one) => one.id).toSorted()).toEqual([winner?.id, surrogate?.id].toSorted());
    expect((await publish()).body.code).toBe('DRAW_NOT_READY');
    await services.db.blockedCpf.delete({ where: { id } });
    expect((await publish()).body.state).toBe('published');
  });
});

it('lists draws by how far they are', async () => {
  await desk.reach('frozen');
  const list = (state: string) =>
    call<{ items: { id: string; numbers: number; prizes: number }[] }>(
      desk.app,
      'GET',
      `/admin/calculation?f[state]=${state}`,
      { headers: desk.headers.ana },
    );
  const { items } = (await list('frozen')).body;
  expect(items.find(({ id }) => id === desk.draw.id)).toMatchObject({ numbers: 36, prizes: 3 });
  expect((await list('cancelled')).body.items.some(({ id }) => id === desk.draw.id)).toBe(false);
});

import { randomBytes } from 'node:crypto';
import type { WinnerState } from '@fio/domain';
import type { FileServices } from '../src/areas/calculation/files/make-file.ts';
import { workFile } from '../src/areas/calculation/files/work-file.ts';
import { closeList } from '../src/areas/calculation/list/close-list.ts';
import { freezeLists } from '../src/areas/calculation/list/freeze-lists.ts';
import { type StepContext, takeDraw, recordStep } from '../src/areas/calculation/draw-steps.ts';
import { enterExtraction } from '../src/areas/calculation/enter-extraction.ts';
import { accountDraw, publishDraw } from '../src/areas/calculation/publish-draw.ts';
import { reviewDraw } from '../src/areas/calculation/review-draw.ts';
import { runDraw } from '../src/areas/calculation/run-draw.ts';
import { writeMinutes } from '../src/areas/calculation/write-minutes.ts';
import { winnerOut, winnerSubstituted } from '../src/areas/winners/winner-binding.ts';
import { findWinner } from '../src/areas/winners/winner-record.ts';
import { appendEntry } from '../src/core/transparency/append-entry.ts';
import { noteDuties } from '../src/areas/calculation/note-duties.ts';
import { stepWinner } from '../src/areas/winners/winner-steps.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import type { AdminUser, Draw } from '../src/generated/prisma/client.ts';
import { daysFrom, HOUR } from './days.ts';
import { CONTEST, EXTRACTION } from './draws.ts';
import { disqualifyOne } from './disqualify-winner.ts';
import { followWinners } from './follow-winners.ts';
import { EDITION_SLUG } from './seed-draws.ts';

type Dependencies = FileServices & Pick<Infrastructure, 'vaults'>;

/** In days from the extraction. */
const AT = {
  freeze: -3,
  extraction: 1,
  run: 2,
  review: 2.1,
  proposal: 2.9,
  contacts: 4,
  publish: 7,
  delivery: 20,
  account: 60,
};

/** The unit of a prize whose winner never answered. */
const REPLACED = { position: 2, unit: 3 };

const typed = { contest: CONTEST, prizes: [...EXTRACTION], source: 'Site das Loterias Caixa' };
const minutes = {
  signatory: 'Otávio Rezende',
  role: 'Diretor de marketing',
  witnesses: [
    { name: 'Helena Prates', cpf: '52998224725' },
    { name: 'Caio Monteverde', cpf: '11144477735' },
  ],
  report: 'A apuração começou na hora marcada, diante das testemunhas, e correu sem ocorrências.',
};

/** A member of staff at a moment gone by. Lists and files are made here: nothing has to be sent to a worker. */
function staffAt(services: Dependencies, { id, name, email }: AdminUser, at: Date): StepContext {
  const admin = { id, name, email, type: 'admin' as const, permissions: [], secondFactor: true };
  const session = { strategy: 'admin' as const, subjectId: id, enteredById: null, admin };
  return {
    ...services,
    clock: { now: () => at },
    jobs: { send: async () => {}, sendAll: async () => {}, retry: async () => {} },
    actor: { id, name, type: 'admin', ip: '127.0.0.1', userAgent: 'demo', requestId: null },
    session: { ...session, tokenHash: randomBytes(32), expiresAt: at, provedAt: at },
    transaction: (work) => services.db.$transaction(work),
  };
}

/** Closed by hand: what the wizard asks for before, a draw of last year hasn't got here. */
async function freeze(context: StepContext, services: Dependencies, { id, version }: Draw): Promise<void> {
  await context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    await closeList(context, tx, id, context.clock.now());
    return recordStep(context, tx, { action: 'freeze', before });
  });
  await freezeLists({ ...services, clock: context.clock });
}

/** Whoever noted that somebody is out doesn't choose when another comes in. */
type Two = readonly [first: string, second: string];

/** One of them was never found, and the next surrogate came in: as it goes. */
async function replaceOne(
  { db, clock }: StepContext,
  drawId: string,
  [noting, choosing]: Two,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const where = { prize: { drawId, position: REPLACED.position } };
    const lost = await tx.winner.findFirst({ where: { ...where, unit: REPLACED.unit, state: 'drawn' } });
    const next = await tx.winner.findFirst({
      where: { ...where, state: 'reserve' },
      orderBy: { rank: 'asc' },
    });
    if (!lost || !next) return;
    const now = clock.now();
    const step = { actorId: noting, now };
    await stepWinner(tx, lost, 'contacting', step);
    const reason = 'Sem resposta em sete dias úteis.';
    await stepWinner(tx, { ...lost, state: 'contacting' }, 'not_found', { ...step, reason });
    await stepWinner(tx, next, 'drawn', { actorId: choosing, now }, { unit: REPLACED.unit });
    const [out, surrogate] = [await findWinner(tx, lost.id), await findWinner(tx, next.id)];
    await appendEntry(tx, winnerOut(out, 'not_found'), now);
    await appendEntry(tx, winnerSubstituted(out, surrogate), now);
    await noteDuties(tx, drawId);
  });
}

/** Those who are in the first of these states, along the others. */
async function lead(
  { db, clock }: StepContext,
  drawId: string,
  way: readonly WinnerState[],
  actorId: string,
) {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const winners = await tx.winner.findMany({ where: { prize: { drawId }, state: way[0] ?? '' } });
    for (const { id } of winners)
      for (const [index, to] of way.slice(1).entries()) {
        const more = to === 'delivered' ? { deliveredAt: now } : {};
        await stepWinner(tx, { id, state: way[index] ?? '' }, to, { actorId, now }, more);
      }
  });
}

/** What leads on from each state. */
const STEPS: Partial<Record<string, (held: Held) => Promise<unknown>>> = {
  scheduled: ({ by, draw, services }) => freeze(by(0, AT.freeze), services, draw),
  frozen: ({ by, draw: { id, version } }) => enterExtraction(by(0, AT.extraction), id, { version, ...typed }),
  extraction_recorded: ({ by, draw: { id, version } }) =>
    enterExtraction(by(1, AT.extraction + 0.1), id, { version, ...typed }),
  confirmed: ({ by, draw }) => runDraw(by(0, AT.run), draw),
  calculated: ({ by, draw }) => reviewDraw(by(1, AT.review), draw),
  reviewed: async ({ by, draw, staff, services }) => {
    const { id, version, title } = draw;
    const two: Two = [staff[0]?.id ?? '', staff[1]?.id ?? ''];
    const [context, publishing] = [by(0, AT.contacts), by(1, AT.publish)];
    const proposedAt = by(0, AT.proposal).clock.now();
    await disqualifyOne(services, { draw, by: two, proposedAt, confirmedAt: context.clock.now() });
    await replaceOne(context, id, two);
    await lead(context, id, ['drawn', 'contacting', 'documents', 'validated'], staff[0]?.id ?? '');
    await writeMinutes(publishing, id, { version, ...minutes });
    await publishDraw(publishing, id, { version: version + 1, confirmation: title });
  },
  published: async ({ by, draw, staff, services }) => {
    const { id, version } = draw;
    await followWinners(services, draw, staff[0]?.id ?? '');
    await lead(by(0, AT.delivery), id, ['validated', 'delivered'], staff[0]?.id ?? '');
    await accountDraw(by(1, AT.account), id, { version, note: 'Protocolo 2026.0098121 no SCPC.' });
  },
};

/** The documents that the publication asked for. */
async function makeFiles(services: Dependencies): Promise<void> {
  const where = { state: 'queued', draw: { slug: EDITION_SLUG } };
  const waiting = await services.db.drawFile.findMany({ where, select: { id: true } });
  for (const { id } of waiting) await workFile(services, id);
}

interface Held {
  readonly draw: Draw;
  readonly staff: readonly AdminUser[];
  readonly services: Dependencies;
  /** One of two of staff, so many days from the extraction. */
  readonly by: (person: 0 | 1, days: number) => StepContext;
}

/**
 * Holds the draw of the edition before this one, by the very steps of the wizard; from wherever it stands, if it is there
 * at all. So its page has something that anyone can check.
 */
export async function holdDraw(services: Dependencies): Promise<void> {
  const { db } = services;
  const staff = await db.adminUser.findMany({
    where: { type: { in: ['admin', 'super'] } },
    orderBy: { type: 'asc' },
    take: 2,
  });
  for (;;) {
    const draw = await db.draw.findUnique({ where: { slug: EDITION_SLUG } });
    const step = STEPS[draw?.state ?? ''];
    if (!draw || !step) return makeFiles(services);
    const by: Held['by'] = (person, days) => {
      const member = staff[person];
      if (!member) throw new Error('The demonstration has two people to hold a draw.');
      return staffAt(services, member, new Date(daysFrom(draw.lotteryDate, days).getTime() + 13 * HOUR));
    };
    await step({ draw, staff, services, by });
  }
}

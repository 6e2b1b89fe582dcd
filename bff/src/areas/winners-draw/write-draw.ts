import { todayInSaoPaulo } from '@fio/domain';
import type { Write } from '../../core/crud/resource.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { fixedProblems, prizeProblems, seriesProblems } from './draw-input.ts';
import {
  type Broken,
  type DrawInput,
  drawProblems,
  productProblems,
  refuse,
  scheduleProblems,
} from './draw-problems.ts';
import { type DrawRecord, freedomOf } from './draw-record.ts';
import { findRegulation } from './draw-regulations.ts';

type Regulation = Awaited<ReturnType<typeof findRegulation>>;

const regulationOf = (tx: Transaction, { regulationId }: DrawInput) =>
  regulationId === null ? null : findRegulation(tx, regulationId);

/** Once people take part, only a later published version of the same document takes the regulation's place. */
function documentProblems({ regulationId }: DrawInput, chosen: Regulation, draw: DrawRecord): Broken[] {
  if (regulationId === draw.regulationId) return [];
  if (chosen?.publishedAt === null) return [['regulationId', 'regulation_unpublished']];
  const isLater =
    chosen !== null &&
    draw.regulation !== null &&
    chosen.slug === draw.regulation.slug &&
    chosen.number > draw.regulation.number;
  return isLater ? [] : [['regulationId', 'rules_fixed']];
}

function standingProblems(input: DrawInput, regulation: Regulation, { found, context }: Write<DrawRecord>) {
  const today = todayInSaoPaulo(context.clock.now());
  if (found === null) return [];
  if (freedomOf(found, context.clock.now()) === 'occasion')
    return [...fixedProblems(input, found), ...documentProblems(input, regulation, found)];
  const lacks = { input, regulation, hasNumbers: found.numbers !== null, today };
  return [...seriesProblems(input, found), ...(found.state === 'scheduled' ? scheduleProblems(lacks) : [])];
}

async function replacePrizes(tx: Transaction, { prizes }: DrawInput, found: DrawRecord | null) {
  if (found !== null) await tx.drawPrize.deleteMany({ where: { drawId: found.id } });
  const looks = new Map(
    found?.prizes.map(({ id, pictureId, pictureAlt, focusX, focusY }) => [
      id,
      { pictureId, pictureAlt, focusX, focusY },
    ]),
  );
  const rows = prizes.map(({ value, ...prize }, place) => ({
    ...prize,
    ...looks.get(prize.id ?? ''),
    valueCents: value,
    position: place + 1,
  }));
  return { create: rows };
}

/** What to write of a draw; refuses with every broken rule at once. */
export async function drawData(input: DrawInput, write: Write<DrawRecord>): Promise<object> {
  const { tx, found, context } = write;
  const now = context.clock.now();
  if (found !== null && freedomOf(found, now) === 'nothing') throw new AppError('CONFLICT');
  const isBegun = found !== null && freedomOf(found, now) === 'occasion';
  const regulation = await regulationOf(tx, input);
  const isUnknown = input.regulationId !== null && regulation === null;
  refuse([
    ...(isUnknown ? [['regulationId', 'invalid'] as const] : []),
    ...drawProblems(input),
    ...prizeProblems(input, found),
    // What people take part by stays, whatever is configured since.
    ...(isBegun ? [] : productProblems(input, context.config.invoices.products)),
    ...standingProblems(input, regulation, write),
  ]);
  const { periodFrom, periodTo, lotteryDate, plannedAt, ...fields } = input;
  const { prizes: _, ...rest } = fields;
  return {
    ...rest,
    periodFrom: new Date(periodFrom),
    periodTo: new Date(periodTo),
    lotteryDate: new Date(lotteryDate),
    plannedAt: plannedAt === null ? null : new Date(plannedAt),
    ...(isBegun ? {} : { prizes: await replacePrizes(tx, input, found) }),
    ...(found === null ? { changedById: context.actor.id, changedAt: now } : {}),
  };
}

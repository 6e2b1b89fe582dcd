import { randomUUID } from 'node:crypto';
import { runIn } from '../src/core/database/run-in.ts';
import { noteDuties } from '../src/areas/calculation/note-duties.ts';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import { DAY, HOUR } from './clock.ts';
import { createVisitor } from './factories.ts';
import type { TicketServices } from '../src/areas/tickets/index.ts';

type Dependencies = TicketServices & Pick<Infrastructure, 'db' | 'clock' | 'vaults' | 'identity'>;

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const EXTRACTION = { lotteryContest: '5962', extraction: ['23337', '82513', '17082', '53195', '49504'] };

/** A reviewed draw without prizes yet, its numbers committed. */
export async function createReviewedDraw(
  { db, luckyNumbers }: Dependencies,
  lotteryDate = '2027-03-06',
): Promise<string> {
  const before = (days: number) => new Date(day(lotteryDate).getTime() - days * DAY);
  const period = { periodFrom: before(64), periodTo: before(5), lotteryDate: before(0) };
  const calculated = { ...EXTRACTION, calculatedAt: new Date(before(0).getTime() + 63 * HOUR) };
  const data = { slug: randomUUID(), title: 'Sorteio de março', state: 'reviewed', ...period, ...calculated };
  const { id } = await db.draw.create({ data });
  await luckyNumbers.commit(runIn(db), id, before(65));
  return id;
}

interface Drawn {
  readonly prizeId: string;
  readonly unit?: number;
  readonly rank?: number;
  /** Somebody new unless said who. */
  readonly person?: { readonly id: string };
}

/** Somebody who holds a number of the draw, and was drawn; with a rank and no unit, a surrogate who waits. */
export async function createWinner(
  services: Dependencies,
  { prizeId, rank = 0, unit = rank === 0 ? 1 : 0, person }: Drawn,
): Promise<string> {
  const { db, clock } = services;
  const { id: registrationId } = person ?? (await createVisitor(services));
  const { drawId } = await db.drawPrize.findUniqueOrThrow({ where: { id: prizeId } });
  const counter = await db.ticket.count({ where: { drawId } });
  const number = 73_254 + counter;
  await db.ticket.create({
    data: {
      drawId,
      counter,
      series: 0,
      number,
      registrationId,
      origin: 'manual',
      createdAt: clock.now(),
    },
  });
  const place = { prizeId, unit, rank, number, registrationId, state: unit === 0 ? 'reserve' : 'drawn' };
  const said = { name: 'Iracema Andrade', maskedCpf: '***.456.789-**', city: 'Campinas', uf: 'SP' };
  const { id } = await db.winner.create({ data: { ...place, ...said, changedAt: clock.now() } });
  await noteDuties(db, drawId);
  return id;
}

/** Publishes a draw as the calculation does, as far as winners are concerned. */
export const publishDraw = ({ db, clock }: Dependencies, id: string) =>
  db.draw.update({ where: { id }, data: { state: 'published', publishedAt: clock.now() } });

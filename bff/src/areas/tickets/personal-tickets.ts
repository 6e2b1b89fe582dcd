import { formatLuckyNumber } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { kept, WHY } from '../../core/people/fate.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { keptRows } from '../../engine/person-table.ts';
import type { Ticket } from '../../generated/prisma/client.ts';
import { ticketDataEn } from './tickets.en.ts';
import { ticketDataPt } from './tickets.pt.ts';
import { ticketStory } from './ticket-story.ts';

export const ticketTable = keptRows<Ticket>('tickets', {
  whose: ({ id }) => sql`registration_id = ${id}::uuid`,
  inPackage: 'luckyNumbers',
  columns: {
    ...kept(WHY.accounts, 'drawId', 'counter', 'series', 'number', 'registrationId', 'invoiceId', 'origin'),
    ...kept(WHY.accounts, 'state', 'reason', 'createdAt', 'voidedAt', 'voidedLate'),
  },
});

/** Lucky numbers in the order they were given, void ones too. */
async function numbersData({ db }: Infrastructure, { id: registrationId }: Asking) {
  const rows = await db.ticket.findMany({
    where: { registrationId },
    orderBy: [{ createdAt: 'asc' }, { drawId: 'asc' }, { counter: 'asc' }],
    include: { pool: { select: { seriesSize: true, draw: { select: { title: true } } } } },
  });
  return rows.map(({ series, number, origin, state, reason, createdAt, pool }) => ({
    draw: pool.draw.title,
    number: formatLuckyNumber({ series, order: number }, pool.seriesSize),
    origin,
    state,
    reason,
    givenAt: createdAt.toISOString(),
  }));
}

export const ticketPart = packagePart({
  name: 'luckyNumbers',
  story: ticketStory,
  read: numbersData,
  words: { pt: ticketDataPt, en: ticketDataEn },
  rows: (numbers, words, { when }) =>
    numbers.map(({ draw, number, state, givenAt }) => [
      draw,
      state === 'voided' ? `${number}\n${words.voided}` : number,
      when(givenAt),
    ]),
});

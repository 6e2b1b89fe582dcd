import { sql } from '../../../core/database/sql.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { kept, WHY } from '../../../core/people/fate.ts';
import { NOTHING } from '../../../core/people/writing.ts';
import { type Asking, packagePart } from '../../../engine/package-part.ts';
import { keptRows } from '../../../engine/person-table.ts';
import type { Earning, EarningBalance, InvitationEarning } from '../../../generated/prisma/client.ts';
import { earningDataEn } from '../tickets.en.ts';
import { earningDataPt } from '../tickets.pt.ts';
import { titledEntries } from './earning-entries.ts';

const CENTS = 100;
const whose = ({ id }: { id: string }) => sql`registration_id = ${id}::uuid`;

export const earningTables = [
  keptRows<EarningBalance>('earning_balances', {
    whose,
    inPackage: 'earnings',
    columns: kept(WHY.accounts, ...(['drawId', 'registrationId', 'numbers', 'cents', 'parts'] as const)),
  }),
  keptRows<Earning>('earnings', {
    whose,
    inPackage: 'earnings',
    columns: {
      ...kept(WHY.accounts, 'id', 'drawId', 'registrationId', 'invoiceId', 'kind', 'valueCents', 'times'),
      ...kept(WHY.accounts, 'before', 'after', 'numbers', 'forgone', 'sources', 'withdrawn', 'at'),
    },
  }),
  // Of either: what a number was given for stays told, by ids alone.
  keptRows<InvitationEarning>('invitation_earnings', {
    whose: ({ id }) => sql`(registration_id = ${id}::uuid OR invited_id = ${id}::uuid)`,
    inPackage: 'invitations',
    columns: kept(
      WHY.accounts,
      ...(['invitedId', 'registrationId', 'drawId', 'numbers', 'forgone', 'firstCounter', 'at'] as const),
    ),
  }),
];

/** What receipts were counted for, in the order they were, with the balance after each. */
async function earningsData({ db }: Infrastructure, { id: registrationId }: Asking) {
  const rows = await db.earning.findMany({
    where: { registrationId },
    orderBy: { id: 'asc' },
    include: { draw: { select: { title: true } } },
  });
  return titledEntries(db, rows);
}

export const earningPart = packagePart({
  name: 'earnings',
  story: { leftOut: 'a sum for each receipt, which is told with the numbers it came to' },
  read: earningsData,
  words: { pt: earningDataPt, en: earningDataEn },
  rows: (earnings, words, { when }) =>
    earnings.map(({ draw, kind, number, value, times, numbers, after, at }) => [
      draw,
      [number ?? NOTHING, kind === 'withdrawal' && words.refused].filter(Boolean).join(', '),
      words.money.format((value * times) / CENTS),
      String(numbers),
      words.money.format(after / CENTS),
      when(at),
    ]),
});

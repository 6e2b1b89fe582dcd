import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { keptDocument } from '../../core/people/document-columns.ts';
import { follows, kept, WHY } from '../../core/people/fate.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { goneRows, keptRows, type Leaver } from '../../engine/person-table.ts';
import type { Prize, PrizeDocument, PrizeEvent } from '../../generated/prisma/client.ts';
import { prizeDataEn } from './prizes.en.ts';
import { prizeDataPt } from './prizes.pt.ts';
import { prizeStory } from './prize-story.ts';

const ofTheirs = ({ id }: Leaver) =>
  sql`prize_id IN (SELECT id FROM prizes WHERE registration_id = ${id}::uuid)`;

export const prizeTables = [
  keptRows<Prize>('prizes', {
    whose: ({ id }) => sql`registration_id = ${id}::uuid`,
    inPackage: 'prizes',
    columns: {
      ...follows('its letter goes, and the reference with it', 'mailId'),
      ...kept(WHY.accounts, 'id', 'kindId', 'origin', 'scheduleId', 'slot', 'opensAt', 'nth', 'state'),
      ...kept(WHY.accounts, 'registrationId', 'invoiceId', 'reason', 'note', 'checklist', 'claimedAt'),
      ...kept(WHY.accounts, 'validatedAt', 'deliveredAt', 'replacesId', 'withdrawnAt', 'changedById'),
      ...kept(WHY.accounts, 'changedAt', 'reviewerId', 'lockedUntil', 'version', 'createdAt'),
    },
  }),
  keptRows<PrizeDocument>('prize_documents', {
    whose: ofTheirs,
    inPackage: 'prizes',
    columns: { ...keptDocument, ...kept(WHY.accounts, 'prizeId') },
  }),
  // What it says is where somebody lives; that the prize arrived is noted with the prize.
  goneRows('prize_addresses', { whose: ofTheirs, inPackage: 'prizes' }),
  keptRows<PrizeEvent>('prize_events', {
    whose: ofTheirs,
    inPackage: { leftOut: 'the prize tells what it came to' },
    columns: kept(
      WHY.accounts,
      ...(['id', 'prizeId', 'fromState', 'toState', 'actorId', 'reason', 'note', 'at'] as const),
    ),
  }),
];

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** What a visitor won at once or was given, the oldest first. */
async function prizesData({ db }: Infrastructure, { id: registrationId }: Asking) {
  const rows = await db.prize.findMany({
    where: { registrationId },
    orderBy: { claimedAt: 'asc' },
    include: {
      kind: { select: { title: true } },
      documents: { orderBy: { createdAt: 'asc' } },
      address: { omit: { prizeId: true, byId: true } },
    },
  });
  return rows.map(({ kind, state, reason, claimedAt, validatedAt, deliveredAt, documents, address }) => ({
    title: kind.title,
    state,
    reason,
    wonAt: instant(claimedAt),
    validatedAt: instant(validatedAt),
    deliveredAt: instant(deliveredAt),
    address: address && { ...address, updatedAt: address.updatedAt.toISOString() },
    documents: documents.map(({ kind: what, sha256, createdAt }) => ({
      kind: what,
      sha256: Buffer.from(sha256).toString('hex'),
      receivedAt: createdAt.toISOString(),
    })),
  }));
}

export const prizePart = packagePart({
  name: 'prizes',
  story: prizeStory,
  read: prizesData,
  words: { pt: prizeDataPt, en: prizeDataEn },
  rows: (prizes, words, { when }) =>
    prizes.map(({ title, state, wonAt }) => [
      title,
      // Held by a check constraint.
      words.state[state as keyof typeof words.state],
      when(wonAt),
    ]),
});

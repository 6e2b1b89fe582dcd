import { sql } from '../../core/database/sql.ts';
import { keptDocument } from '../../core/people/document-columns.ts';
import { follows, kept, WHY } from '../../core/people/fate.ts';
import { packagePart } from '../../engine/package-part.ts';
import { keptRows, type Leaver } from '../../engine/person-table.ts';
import type {
  Winner,
  WinnerContact,
  WinnerDocument,
  WinnerEvent,
  WinnerProposal,
} from '../../generated/prisma/client.ts';
import { winDataEn } from './winners.en.ts';
import { winDataPt } from './winners.pt.ts';
import { winsData } from './wins-data.ts';
import { winStory } from './win-story.ts';

const ofTheirs = ({ id }: Leaver) =>
  sql`winner_id IN (SELECT id FROM winners WHERE registration_id = ${id}::uuid)`;

export const winnerTables = [
  keptRows<Winner>('winners', {
    whose: ({ id }) => sql`registration_id = ${id}::uuid`,
    inPackage: 'wins',
    columns: {
      ...follows('its letter goes, and the reference with it', 'mailId'),
      ...kept(WHY.published, 'id', 'prizeId', 'registrationId', 'unit', 'rank', 'state', 'name'),
      ...kept(WHY.published, 'maskedCpf', 'city', 'uf', 'series', 'number', 'reason', 'note'),
      ...kept(WHY.published, 'irrfCents', 'irrfDueOn', 'irrfPaidOn', 'prescribesOn', 'deliveredAt'),
      ...kept(WHY.published, 'version', 'changedById', 'changedAt', 'createdAt'),
    },
  }),
  keptRows<WinnerContact>('winner_contacts', {
    whose: ofTheirs,
    inPackage: 'wins',
    columns: kept(WHY.accounts, 'id', 'winnerId', 'channel', 'outcome', 'note', 'byId', 'at'),
  }),
  keptRows<WinnerDocument>('winner_documents', {
    whose: ofTheirs,
    inPackage: 'wins',
    columns: { ...keptDocument, ...kept(WHY.accounts, 'winnerId') },
  }),
  keptRows<WinnerProposal>('winner_proposals', {
    whose: ofTheirs,
    inPackage: { leftOut: 'the win tells what it came to' },
    columns: kept(
      WHY.accounts,
      ...([
        'id',
        'winnerId',
        'reason',
        'note',
        'evidenceId',
        'evidenceHash',
        'notified',
        'proposedBy',
      ] as const),
      ...(['proposedAt', 'recordedAt', 'defenceUntil', 'outcome', 'decidedBy', 'decidedAt'] as const),
      ...(['renunciationId', 'renunciationHash'] as const),
    ),
  }),
  keptRows<WinnerEvent>('winner_events', {
    whose: ofTheirs,
    inPackage: { leftOut: 'the win tells what it came to' },
    columns: kept(
      WHY.accounts,
      ...(['id', 'winnerId', 'fromState', 'toState', 'actorId', 'reason', 'note', 'at'] as const),
    ),
  }),
];

export const winPart = packagePart({
  name: 'wins',
  story: winStory,
  read: winsData,
  words: { pt: winDataPt, en: winDataEn },
  rows: (wins, words) =>
    wins.map(({ draw, number, prize, state }) => [
      `${draw}\n${number}`,
      prize,
      // Held by a check constraint.
      words.state[state as keyof typeof words.state],
    ]),
});

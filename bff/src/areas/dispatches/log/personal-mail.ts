import { sql } from '../../../core/database/sql.ts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { type Asking, packagePart } from '../../../engine/package-part.ts';
import { goneRows } from '../../../engine/person-table.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { mailDataEn } from './dispatches.en.ts';
import { mailDataPt } from './dispatches.pt.ts';
import { mailStory } from './mail-story.ts';

// Those to an address of before name the person instead (confirmEmailChange), and so do those of dispatches.
export const mailTable = goneRows('outbox_messages', {
  whose: ({ id, addresses }) =>
    sql`(recipient IN (${Prisma.join(addresses)}) OR registration_id = ${id}::uuid)`,
  inPackage: 'emails',
});

/** What was sent; the text of a message may hold a link that still works, so it stays out. */
async function emailsData({ db }: Infrastructure, { email: recipient }: Asking) {
  const rows = await db.outboxMessage.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ subject, state, createdAt, sentAt }) => ({
    subject,
    state,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

export const mailPart = packagePart({
  name: 'emails',
  story: mailStory,
  read: emailsData,
  words: { pt: mailDataPt, en: mailDataEn },
  rows: (emails, _words, { when }) => emails.map(({ subject, createdAt }) => [subject, when(createdAt)]),
});

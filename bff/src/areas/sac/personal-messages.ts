import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { kept, WHY } from '../../core/people/fate.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { keptRows, type Leaver } from '../../engine/person-table.ts';
import type { SacAttachment, SacMessage, SacRequest } from '../../generated/prisma/client.ts';
import { sacDataEn } from './sac.en.ts';
import { sacDataPt } from './sac.pt.ts';
import { sacStory } from './sac-story.ts';

const ofTheirs = ({ id }: Leaver) =>
  sql`request_id IN (SELECT id FROM sac_requests WHERE registration_id = ${id}::uuid)`;

export const sacTables = [
  keptRows<SacRequest>('sac_requests', {
    whose: ({ id }) => sql`registration_id = ${id}::uuid`,
    inPackage: 'customerService',
    columns: {
      ...kept(WHY.consumer, 'id', 'protocol', 'subject', 'state', 'name', 'email', 'language'),
      ...kept(WHY.consumer, 'registrationId', 'ip', 'createdAt', 'updatedAt', 'answeredAt'),
      ...kept(WHY.consumer, 'firstAnsweredAt'),
      ...kept(WHY.consumer, 'closedAt', 'version', 'search'),
    },
  }),
  keptRows<SacMessage>('sac_messages', {
    whose: ofTheirs,
    inPackage: 'customerService',
    columns: kept(
      WHY.consumer,
      ...(['id', 'requestId', 'kind', 'text', 'authorId', 'authorName', 'createdAt'] as const),
    ),
  }),
  keptRows<SacAttachment>('sac_attachments', {
    whose: ofTheirs,
    inPackage: 'customerService',
    columns: kept(WHY.consumer, 'id', 'requestId', 'name', 'key', 'type', 'bytes', 'createdAt'),
  }),
];

/** Conversations with customer service, without what staff noted for each other. */
async function serviceData({ db }: Infrastructure, { id: registrationId }: Asking) {
  const rows = await db.sacRequest.findMany({
    where: { registrationId },
    orderBy: { createdAt: 'asc' },
    include: {
      messages: { where: { kind: { not: 'note' } }, orderBy: { createdAt: 'asc' } },
      attachment: { select: { name: true } },
    },
  });
  return rows.map(({ protocol, subject, state, name, email, ip, createdAt, messages, attachment }) => ({
    protocol,
    subject,
    state,
    name,
    email,
    ip,
    createdAt: createdAt.toISOString(),
    attachment: attachment?.name ?? null,
    messages: messages.map(({ kind, text, createdAt: at }) => ({ kind, text, at: at.toISOString() })),
  }));
}

export const sacPart = packagePart({
  name: 'customerService',
  story: sacStory,
  read: serviceData,
  words: { pt: sacDataPt, en: sacDataEn },
  rows: (requests, _words, { when }) =>
    requests.flatMap(({ protocol, messages }) => messages.map(({ text, at }) => [protocol, text, when(at)])),
});

import type { Infrastructure } from '../../core/infrastructure.ts';
import { kept, WHY } from '../../core/people/fate.ts';
import { sql } from '../../core/database/sql.ts';
import { packagePart, type Asking } from '../../engine/package-part.ts';
import { keptRows } from '../../engine/person-table.ts';
import type { Consent } from '../../generated/prisma/client.ts';
import { consentDataEn } from './consents.en.ts';
import { consentDataPt } from './consents.pt.ts';
import { consentStory } from './consent-story.ts';

export const consentTable = keptRows<Consent>('consents', {
  whose: ({ id }) => sql`registration_id = ${id}::uuid`,
  inPackage: 'consents',
  columns: kept(
    WHY.proof,
    ...(['id', 'registrationId', 'purpose', 'granted', 'version', 'textHash', 'regulationId'] as const),
    ...(['channel', 'ip', 'userAgent', 'at'] as const),
  ),
});

async function consentsData({ db }: Infrastructure, { id: registrationId }: Asking) {
  const rows = await db.consent.findMany({ where: { registrationId }, orderBy: { at: 'asc' } });
  return rows.map(({ purpose, granted, version, textHash, channel, ip, userAgent, at }) => ({
    purpose,
    granted,
    version,
    textSha256: Buffer.from(textHash).toString('hex'),
    channel,
    ip,
    userAgent,
    at: at.toISOString(),
  }));
}

export const consentPart = packagePart({
  name: 'consents',
  story: consentStory,
  read: consentsData,
  words: { pt: consentDataPt, en: consentDataEn },
  rows: (consents, words, { when }) =>
    consents.map(({ purpose, granted, version, at, ip, userAgent }) => [
      words.purpose[purpose as keyof typeof words.purpose] ?? purpose,
      granted ? words.granted : words.refused,
      version,
      when(at),
      `${ip}\n${userAgent}`,
    ]),
});

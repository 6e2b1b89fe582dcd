import { sql } from '../../core/database/sql.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { NOTHING } from '../../core/people/writing.ts';
import { type Asking, packagePart } from '../../engine/package-part.ts';
import { goneRows, type Leaver } from '../../engine/person-table.ts';
import { passkeyDataEn } from './passkeys.en.ts';
import { passkeyDataPt } from './passkeys.pt.ts';
import { presentPasskey } from './present-passkey.ts';
import { passkeyStory } from './passkey-story.ts';

const whose = ({ id }: Leaver) => sql`registration_id = ${id}::uuid`;

export const passkeyTables = [
  goneRows('passkeys', { whose, inPackage: 'passkeys' }),
  goneRows('passkey_owners', {
    whose,
    inPackage: { leftOut: 'random, and of use to the person’s own authenticators alone' },
  }),
];

async function passkeysData({ db }: Infrastructure, { id: registrationId }: Asking) {
  const rows = await db.passkey.findMany({ where: { registrationId }, orderBy: { id: 'asc' } });
  return rows.map((row) => ({ ...presentPasskey(row), transports: row.transports }));
}

export const passkeyPart = packagePart({
  name: 'passkeys',
  story: passkeyStory,
  read: passkeysData,
  words: { pt: passkeyDataPt, en: passkeyDataEn },
  rows: (passkeys, words, { when }) =>
    passkeys.map(({ name, createdAt, lastUsedAt, synced }) => [
      `${name}${synced ? `\n${words.synced}` : ''}`,
      when(createdAt),
      lastUsedAt ? when(lastUsedAt) : NOTHING,
    ]),
});

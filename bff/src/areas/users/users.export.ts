import type { Language } from '@fio/contracts';
import { Prisma } from '../../generated/prisma/client.ts';
import { anySource } from '../../core/crud/source.ts';
import { type Column, word } from '../../core/export/columns.ts';
import type { Export, ExportKind } from '../../core/export/export.ts';
import { staffExport } from '../../core/people/read-staff-columns.ts';
import { userExportEn as en } from './users.en.ts';
import { userExportPt as pt } from './users.pt.ts';
import { hasTwoFactor, stateOfUser, userSource } from './users.source.ts';

/** What is reckoned at `now`, and the column of a member of staff that it stands behind. */
const reckoned = (now: Date): { type: Record<keyof typeof pt.columns, Column> } => ({
  type: {
    state: word(stateOfUser(now), { pt: pt.state, en: en.state }),
    twoFactor: word(Prisma.sql`(${hasTwoFactor})::text`, { pt: pt.twoFactor, en: en.twoFactor }),
  },
});

const wordsIn = (language: Language, { file, columns }: typeof pt) => ({
  file,
  columns: { ...staffExport.words(language), ...columns },
});
const words = { pt: wordsIn('pt', pt), en: wordsIn('en', en) };

/** The staff as they are at `now`. */
const userExport = (isWhole: boolean, now: Date): Export => ({
  name: 'users',
  source: anySource(userSource),
  personal: staffExport.personal,
  listed: staffExport.listed,
  words,
  columns: staffExport.columns(isWhole, reckoned(now)),
});

export const userExports: ExportKind = { name: 'users', of: ({ isWhole, now }) => userExport(isWhole, now) };

import { Prisma } from '../../generated/prisma/client.ts';
import { anySource } from '../../core/crud/source.ts';
import { instant, text, word } from '../../core/export/columns.ts';
import type { Export, ExportKind } from '../../core/export/export.ts';
import { userExportEn } from './users.en.ts';
import { userExportPt } from './users.pt.ts';
import { hasTwoFactor, stateOfUser, userSource } from './users.source.ts';

/** The staff as they are at `now`. */
const userExport = (now: Date): Export<keyof typeof userExportPt.columns> => ({
  name: 'users',
  source: anySource(userSource),
  personal: ['name', 'email'],
  words: { pt: userExportPt, en: userExportEn },
  columns: {
    name: text(Prisma.sql`u.name`),
    email: text(Prisma.sql`u.email`),
    type: word(Prisma.sql`u.type`, { pt: userExportPt.type, en: userExportEn.type }),
    state: word(stateOfUser(now), { pt: userExportPt.state, en: userExportEn.state }),
    twoFactor: word(Prisma.sql`(${hasTwoFactor})::text`, {
      pt: userExportPt.twoFactor,
      en: userExportEn.twoFactor,
    }),
    lastLoginAt: instant(Prisma.sql`u.last_login_at`),
    createdAt: instant(Prisma.sql`u.created_at`),
  },
});

export const userExports: ExportKind = { name: 'users', of: ({ now }) => userExport(now) };

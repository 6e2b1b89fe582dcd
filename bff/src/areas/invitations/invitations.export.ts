import { instant, number, text, word } from '../../core/export/columns.ts';
import { fixedExport } from '../../core/export/export.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { invitationExportEn } from './invitations.en.ts';
import { invitationExportPt } from './invitations.pt.ts';
import { invitationSource } from './invitations.source.ts';

export const invitationExports = fixedExport({
  name: 'invitations',
  source: invitationSource,
  personal: ['inviter', 'invited'],
  words: { pt: invitationExportPt, en: invitationExportEn },
  columns: {
    createdAt: instant(Prisma.sql`i.created_at`),
    inviter: text(Prisma.sql`inviter.name || ' ' || inviter.last_name`),
    invited: text(Prisma.sql`invited.name || ' ' || invited.last_name`),
    state: word(Prisma.sql`i.state`, { pt: invitationExportPt.state, en: invitationExportEn.state }),
    signs: text(Prisma.sql`array_to_string(i.signs, ', ')`),
    confirmedAt: instant(Prisma.sql`i.confirmed_at`),
    numbers: number(
      Prisma.sql`(SELECT e.numbers FROM invitation_earnings e WHERE e.invited_id = i.invited_id)`,
    ),
    draw: text(
      Prisma.sql`(SELECT d.title FROM invitation_earnings e JOIN draws d ON d.id = e.draw_id WHERE e.invited_id = i.invited_id)`,
    ),
  },
});

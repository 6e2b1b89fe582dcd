import { formatCpf, maskCpf } from '@fio/domain';
import { anySource } from '../../core/crud/source.ts';
import { day, instant, text, word } from '../../core/export/columns.ts';
import type { Export } from '../../core/export/export-csv.ts';
import { sealed } from '../../core/export/sealed.ts';
import { holds } from '../../core/identity/holds.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { cpfBlockExportEn as en } from './cpf-block.en.ts';
import { cpfBlockExportPt as pt } from './cpf-block.pt.ts';
import { blockState, cpfBlockSource } from './cpf-block.source.ts';

/** Whole CPFs for who may put them on the list; masked for the others. */
export const cpfBlockExport = (now: Date): Export<keyof typeof pt.columns> => ({
  name: 'cpf-block',
  source: anySource(cpfBlockSource),
  words: { pt, en },
  unsealed: (bytes, context) => {
    const cpf = context.cpfVault.decrypt(bytes);
    return holds(context, 'cpf-block:create') ? formatCpf(cpf) : maskCpf(cpf);
  },
  columns: {
    cpf: sealed(Prisma.sql`b.cpf_encrypted`),
    reason: word(Prisma.sql`b.reason`, { pt: pt.reason, en: en.reason }),
    origin: word(Prisma.sql`b.origin`, { pt: pt.origin, en: en.origin }),
    state: word(blockState(now), { pt: pt.state, en: en.state }),
    note: text(Prisma.sql`b.note`),
    by: text(Prisma.sql`b.by_name`),
    createdAt: instant(Prisma.sql`b.created_at`),
    expiresOn: day(Prisma.sql`b.expires_on`),
    liftedAt: instant(Prisma.sql`b.lifted_at`),
    liftedBy: text(Prisma.sql`b.lifted_by`),
    liftedReason: text(Prisma.sql`b.lifted_reason`),
  },
});

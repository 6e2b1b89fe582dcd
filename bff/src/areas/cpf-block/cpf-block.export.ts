import { formatCpf, maskCpf } from '@fio/domain';
import { anySource } from '../../core/crud/source.ts';
import { day, instant, text, word } from '../../core/export/columns.ts';
import type { Export, ExportKind, Given } from '../../core/export/export.ts';
import { sealed } from '../../core/export/sealed.ts';
import { places } from '../../core/secrets/places.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { cpfBlockExportEn as en } from './cpf-block.en.ts';
import { cpfBlockExportPt as pt } from './cpf-block.pt.ts';
import { blockState, cpfBlockSource } from './cpf-block.source.ts';

const cpfBlockExport = ({ now, isWhole }: Given): Export<keyof typeof pt.columns> => ({
  name: 'cpf-block',
  source: anySource(cpfBlockSource),
  personal: ['cpf', 'note'],
  words: { pt, en },
  unsealed: ({ id, bytes }, vault) =>
    (isWhole ? formatCpf : maskCpf)(vault.decrypt(bytes, places.blockedCpf(id))),
  columns: {
    cpf: sealed(Prisma.sql`b.cpf_encrypted`, Prisma.sql`b.id`),
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

/** Whole CPFs for who may know them of anybody; masked for the others. */
export const cpfBlockExports: ExportKind = {
  name: 'cpf-block',
  reveals: 'registrations:whole',
  of: cpfBlockExport,
};

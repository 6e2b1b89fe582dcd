import { formatCpf, maskCpf } from '@fio/domain';
import type { Language } from '@fio/contracts';
import { anySource } from '../../core/crud/source.ts';
import { type Column, number, word } from '../../core/export/columns.ts';
import type { Export, ExportKind } from '../../core/export/export.ts';
import { registrationExport as people } from '../../core/people/read-columns.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { registrationExportEn as en } from './registrations.en.ts';
import { registrationExportPt as pt } from './registrations.pt.ts';
import { registrationSource } from './registrations.source.ts';

const state = Prisma.sql`registration_state(r.email_verified_at, r.disabled_at, r.blocked_at, r.anonymised_at)`;
const counted = (from: Prisma.Sql) =>
  number(Prisma.sql`(SELECT count(*) FROM ${from} AND x.registration_id = r.id)`);

/** What is reckoned, and the person's column that it stands behind. */
const RECKONED: Readonly<Record<string, Partial<Record<keyof typeof pt.columns, Column>>>> = {
  city: { state: word(state, { pt: pt.state, en: en.state }) },
  marketing: {
    invoices: counted(Prisma.sql`invoices x WHERE TRUE`),
    validInvoices: counted(Prisma.sql`invoices x WHERE x.state = 'valid'`),
    tickets: counted(Prisma.sql`tickets x WHERE x.state <> 'voided'`),
    prizes: counted(Prisma.sql`prizes x WHERE x.state <> 'invalid'`),
  },
};

const wordsIn = (language: Language, { file, columns }: typeof pt) => ({
  file,
  columns: { ...people.words(language), ...columns },
});
const words = { pt: wordsIn('pt', pt), en: wordsIn('en', en) };

const registrationExport = (isWhole: boolean): Export => ({
  name: 'registrations',
  source: anySource(registrationSource),
  personal: people.personal,
  listed: { ...people.listed, validInvoices: 'invoices' },
  words,
  unsealed: ({ id, bytes }, vault) =>
    (isWhole ? formatCpf : maskCpf)(vault.cpfOf({ id, cpfEncrypted: bytes })),
  columns: people.columns(isWhole, RECKONED),
});

/** CPF, phone and birth date are whole for who holds registrations:whole, masked or left out for the others. */
export const registrationExports: ExportKind = {
  name: 'registrations',
  reveals: 'registrations:whole',
  of: ({ isWhole }) => registrationExport(isWhole),
};

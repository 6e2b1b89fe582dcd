import { formatCpf, maskCpf } from '@fio/domain';
import { anySource } from '../../core/crud/source.ts';
import { day, instant, number, plain, text, word } from '../../core/export/columns.ts';
import type { Export, ExportKind } from '../../core/export/export.ts';
import { sealed } from '../../core/export/sealed.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { registrationExportEn as en } from './registrations.en.ts';
import { registrationExportPt as pt } from './registrations.pt.ts';
import { registrationSource } from './registrations.source.ts';

const state = Prisma.sql`registration_state(r.email_verified_at, r.disabled_at, r.blocked_at, r.anonymised_at)`;
const yesNo = (condition: Prisma.Sql) =>
  word(Prisma.sql`(${condition})::text`, { pt: pt.yesNo, en: en.yesNo });
/** Of somebody who has left no name of theirs is shown, and nothing that stands for one. */
const known = (column: Prisma.Sql) => Prisma.sql`CASE WHEN r.anonymised_at IS NULL THEN ${column} END`;
const counted = (from: Prisma.Sql) =>
  number(Prisma.sql`(SELECT count(*) FROM ${from} AND x.registration_id = r.id)`);
/** As `maskPhone` of the domain writes it. */
const maskedPhone = Prisma.sql`
  '(' || left(r.phone, 2) || ') ' || repeat('*', length(r.phone) - 6) || '-' || right(r.phone, 4)`;

const registrationExport = (isWhole: boolean): Export<keyof typeof pt.columns> => ({
  name: 'registrations',
  source: anySource(registrationSource),
  personal: ['name', 'lastName', 'cpf', 'email', 'phone', 'birthDate', 'city'],
  listed: {
    lastName: 'name',
    emailVerified: 'email',
    uf: 'city',
    birthDate: 'age',
    validInvoices: 'invoices',
  },
  words: { pt, en },
  unsealed: ({ id, bytes }, vault) =>
    (isWhole ? formatCpf : maskCpf)(vault.cpfOf({ id, cpfEncrypted: bytes })),
  columns: {
    id: plain(Prisma.sql`r.id`),
    name: text(Prisma.sql`r.name`),
    lastName: text(Prisma.sql`r.last_name`),
    cpf: sealed(known(Prisma.sql`r.cpf_encrypted`), Prisma.sql`r.id`),
    email: text(known(Prisma.sql`r.email`)),
    emailVerified: yesNo(Prisma.sql`r.email_verified_at IS NOT NULL`),
    phone: plain(known(isWhole ? Prisma.sql`r.phone` : maskedPhone)),
    birthDate: day(isWhole ? known(Prisma.sql`r.birth_date`) : Prisma.sql`NULL::date`),
    uf: plain(Prisma.sql`r.state`),
    city: text(Prisma.sql`r.city`),
    state: word(state, { pt: pt.state, en: en.state }),
    marketing: yesNo(Prisma.sql`r.marketing`),
    invoices: counted(Prisma.sql`invoices x WHERE TRUE`),
    validInvoices: counted(Prisma.sql`invoices x WHERE x.state = 'valid'`),
    tickets: counted(Prisma.sql`tickets x WHERE x.state <> 'voided'`),
    prizes: counted(Prisma.sql`prizes x WHERE x.state <> 'invalid'`),
    source: text(Prisma.sql`r.utm_source`),
    medium: text(Prisma.sql`r.utm_medium`),
    campaign: text(Prisma.sql`r.utm_campaign`),
    createdAt: instant(Prisma.sql`r.created_at`),
    lastLoginAt: instant(Prisma.sql`r.last_login_at`),
  },
});

/** CPF, phone and birth date are whole for who holds registrations:whole, masked or left out for the others. */
export const registrationExports: ExportKind = {
  name: 'registrations',
  reveals: 'registrations:whole',
  of: ({ isWhole }) => registrationExport(isWhole),
};

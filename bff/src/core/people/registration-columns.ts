import { randomBytes } from 'node:crypto';
import { personFieldEn } from '@fio/contracts/terms/person-fields.en';
import { personFieldPt } from '@fio/contracts/terms/person-fields.pt';
import { formatCpf, formatPhone, maskPhone } from '@fio/domain';
import { Prisma } from '../../generated/prisma/client.ts';
import { REDACTED } from '../audit/snapshot.ts';
import { dayOf } from '../database/day-of.ts';
import { day, instant, plain, text, yesNo } from '../export/columns.ts';
import { sealed } from '../export/sealed.ts';
import type { PersonColumns } from './column-outlets.ts';
import { WHY } from './fate.ts';
import { asDay, asInstant, asText, asYesNo, known } from './outlets.ts';

/** As `maskPhone` of the domain writes it. */
const maskedPhone = (phone: Prisma.Sql) => Prisma.sql`
  '(' || left(${phone}, 2) || ') ' || repeat('*', length(${phone}) - 6) || '-' || right(${phone}, 4)`;

const SECRET = 'a secret of the product';
const INDEX = 'made of other columns, for the lists';
const unasked = { leftOut: 'the site has no use for it' };
/** An instant of a column, as JSON has it. */
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const stated = { leftOut: 'the state says it' };
const neverChanged = { leftOut: 'nobody changes it' };
const ledger = { leftOut: 'the ledger of consents tells of it' };

/**
 * A person, column by column: what erasing leaves, and where else it goes. Erasing, the data package, the export, the audit
 * and what each calls it are read from here, and a column that is missing doesn't compile. In the order of the export.
 */
export const REGISTRATION_COLUMNS: PersonColumns = {
  id: {
    erased: { kept: WHY.key },
    versioned: false,
    word: { pt: 'ID', en: 'ID' },
    package: asText,
    export: { personal: false, by: plain },
    own: {},
    audit: { leftOut: 'the audit names the record by it' },
  },
  name: {
    erased: { emptied: '' },
    versioned: true,
    word: { pt: 'Nome', en: 'First name' },
    package: asText,
    export: { personal: true, by: text },
    own: {},
    audit: {},
  },
  lastName: {
    erased: { emptied: '' },
    versioned: true,
    word: { pt: 'Sobrenome', en: 'Last name' },
    package: asText,
    export: { personal: true, listed: 'name', by: text },
    own: {},
    audit: {},
  },
  cpfEncrypted: {
    erased: { emptied: Buffer.alloc(0) },
    versioned: false,
    word: { pt: 'CPF', en: 'CPF' },
    package: {
      as: 'cpf',
      json: (_sealed, row, vault) => vault.cpfOf(row),
      written: (cpf: string) => formatCpf(cpf),
    },
    export: { as: 'cpf', personal: true, by: (column) => sealed(known(column), Prisma.sql`r.id`) },
    own: { leftOut: 'read apart, for it is sealed' },
    audit: neverChanged,
  },
  email: {
    erased: { replaced: ({ id }) => `${id}@anonimo.invalid`, why: 'unique, and made of the id alone' },
    versioned: true,
    word: { pt: 'E-mail', en: 'E-mail' },
    package: asText,
    export: { personal: true, by: (column) => text(known(column)) },
    own: {},
    audit: {},
  },
  emailVerifiedAt: {
    erased: { emptied: null },
    versioned: true,
    word: { pt: 'E-mail confirmado', en: 'E-mail confirmed' },
    package: asInstant,
    export: {
      as: 'emailVerified',
      personal: false,
      listed: 'email',
      by: (column) => yesNo(Prisma.sql`${column} IS NOT NULL`),
    },
    own: { as: 'emailVerified', sql: 'email_verified_at IS NOT NULL' },
    audit: stated,
  },
  phone: {
    erased: { replaced: ({ id }) => id, why: 'unique, and made of the id alone' },
    versioned: true,
    word: { pt: 'Telefone', en: 'Phone' },
    package: { json: (phone) => phone, written: (phone: string) => formatPhone(phone) },
    export: {
      personal: true,
      by: (column, isWhole) => plain(known(isWhole ? column : maskedPhone(column))),
    },
    own: {},
    audit: { masked: maskPhone },
  },
  birthDate: {
    erased: {
      replaced: ({ birthDate }) => new Date(Date.UTC(birthDate.getUTCFullYear(), 0, 1)),
      why: 'the year of birth, for statistics of nobody in particular',
    },
    versioned: true,
    word: { pt: 'Nascimento', en: 'Birth date' },
    package: asDay,
    export: {
      personal: true,
      listed: 'age',
      by: (column, isWhole) => day(isWhole ? known(column) : Prisma.sql`NULL::date`),
    },
    own: { sql: 'birth_date::text' },
    audit: { value: dayOf, masked: () => REDACTED },
  },
  state: {
    erased: { kept: 'for statistics of nobody in particular' },
    versioned: true,
    word: { pt: 'UF', en: 'State' },
    package: asText,
    export: { as: 'uf', personal: false, listed: 'city', by: plain },
    own: {},
    audit: { as: 'uf' },
  },
  city: {
    erased: { emptied: '' },
    versioned: true,
    word: { pt: personFieldPt.city, en: personFieldEn.city },
    package: asText,
    export: { personal: true, by: text },
    own: {},
    audit: {},
  },
  marketing: {
    erased: { emptied: false },
    versioned: true,
    word: { pt: 'Aceita novidades', en: 'Wants news' },
    package: asYesNo,
    export: { personal: false, by: yesNo },
    own: {},
    audit: ledger,
  },
  // A campaign may have had but one reader.
  utmSource: {
    erased: { emptied: null },
    versioned: false,
    word: { pt: 'UTM source', en: 'UTM source' },
    package: { ...asText, as: 'cameFrom.source' },
    export: { as: 'source', personal: false, by: text },
    own: unasked,
    audit: neverChanged,
  },
  utmMedium: {
    erased: { emptied: null },
    versioned: false,
    word: { pt: 'UTM medium', en: 'UTM medium' },
    package: { ...asText, as: 'cameFrom.medium' },
    export: { as: 'medium', personal: false, by: text },
    own: unasked,
    audit: neverChanged,
  },
  utmCampaign: {
    erased: { emptied: null },
    versioned: false,
    word: { pt: 'UTM campaign', en: 'UTM campaign' },
    package: { ...asText, as: 'cameFrom.campaign' },
    export: { as: 'campaign', personal: false, by: text },
    own: unasked,
    audit: neverChanged,
  },
  createdAt: {
    erased: { kept: 'days are counted by it' },
    versioned: false,
    word: { pt: 'Cadastro em', en: 'Registered at' },
    package: asInstant,
    export: { personal: false, by: instant },
    own: { sql: iso('created_at') },
    audit: neverChanged,
  },
  lastLoginAt: {
    erased: { emptied: null },
    versioned: false,
    word: { pt: 'Último acesso', en: 'Last sign-in' },
    package: asInstant,
    export: { personal: false, by: instant },
    own: unasked,
    audit: { leftOut: 'the sessions tell of it' },
  },
  disabledAt: {
    erased: { replaced: (_row, now) => now, why: WHY.final },
    versioned: true,
    hidden: 'who is disabled learns it at the sign-in; the state says it everywhere else',
  },
  disabledReason: {
    erased: { emptied: null },
    versioned: false,
    hidden: 'the act of staff that it belongs to has it',
  },
  blockedAt: {
    erased: { kept: 'that its CPF was on the list of blocked ones; a block has its own row' },
    versioned: true,
    hidden: 'the state says it',
  },
  anonymisedAt: {
    erased: { replaced: (_row, now) => now, why: WHY.final },
    versioned: true,
    hidden: 'nobody is left to take it along; the state says it',
  },
  cpfHash: {
    // With the key it would still say whose row this was.
    erased: { replaced: () => randomBytes(32), why: 'unique, and random from then on' },
    versioned: false,
    hidden: SECRET,
  },
  cpfHashKey: { erased: { kept: WHY.key }, versioned: false, hidden: SECRET },
  passwordHash: { erased: { emptied: '' }, versioned: false, hidden: SECRET },
  version: { erased: { kept: WHY.key }, versioned: false, hidden: 'counts the changes of the row' },
  hasInvoice: { erased: { kept: WHY.accounts }, versioned: false, hidden: INDEX },
  hasPrize: { erased: { kept: WHY.accounts }, versioned: false, hidden: INDEX },
  facet: {
    erased: { kept: 'says the state and whether there are accounts' },
    versioned: false,
    hidden: INDEX,
  },
  nameKey: { erased: { follows: 'a trigger makes it of the name' }, versioned: false, hidden: INDEX },
  familyKey: { erased: { follows: 'a trigger makes it of the name' }, versioned: false, hidden: INDEX },
};

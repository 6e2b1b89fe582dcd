import type { Language } from '@fio/contracts';
import { Prisma } from '../../generated/prisma/client.ts';
import { auditWordsEn } from '../audit/audit.en.ts';
import { auditWordsPt } from '../audit/audit.pt.ts';

type Sql = Prisma.Sql;
type Words = Record<Language, Readonly<Record<string, string>>>;

/** What a cell of a workbook holds. A sealed one is bytes that only the application can read. */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'instant' | 'sealed';

/** One column of an export: how it reads in a CSV and in a workbook, by the language of who asked. */
export interface Column {
  readonly kind: ColumnKind;
  readonly csv: (language: Language) => Sql;
  /** Days and instants as the serial numbers of spreadsheets: days since 30 December 1899. */
  readonly cell: (language: Language) => Sql;
}

const FORMATS = {
  pt: { day: 'DD/MM/YYYY', instant: 'DD/MM/YYYY HH24:MI:SS' },
  en: { day: 'YYYY-MM-DD', instant: 'YYYY-MM-DD HH24:MI:SS' },
};

/** Text that no spreadsheet runs as a formula. */
export const text = (sql: Sql): Column => ({
  kind: 'text',
  csv: () => Prisma.sql`csv_text((${sql})::text)`,
  cell: () => Prisma.sql`(${sql})::text`,
});

/** Text of ours that can't be a formula, such as an id. */
export const plain = (sql: Sql): Column => ({
  kind: 'text',
  csv: () => sql,
  cell: () => Prisma.sql`(${sql})::text`,
});

export const number = (sql: Sql): Column => ({
  kind: 'number',
  csv: () => sql,
  cell: () => Prisma.sql`(${sql})::float8`,
});

/** Reais, of a column in cents: with the comma that spreadsheets of Brazil take for one. */
export const money = (cents: Sql): Column => {
  const reais = Prisma.sql`((${cents}) / 100.0)::numeric(14, 2)`;
  return {
    kind: 'money',
    csv: (language) => (language === 'pt' ? Prisma.sql`replace(${reais}::text, '.', ',')` : reais),
    cell: () => Prisma.sql`${reais}::float8`,
  };
};

/** A calendar day. */
export const day = (sql: Sql): Column => ({
  kind: 'day',
  csv: (language) => Prisma.sql`to_char(${sql}, ${FORMATS[language].day})`,
  cell: () => Prisma.sql`(${sql} - DATE '1899-12-30')::float8`,
});

/** An instant as the wall clock of São Paulo showed it. */
export const instant = (sql: Sql): Column => {
  const wall = Prisma.sql`${sql} AT TIME ZONE 'America/Sao_Paulo'`;
  return {
    kind: 'instant',
    csv: (language) => Prisma.sql`to_char(${wall}, ${FORMATS[language].instant})`,
    cell: () => Prisma.sql`(extract(epoch FROM ${wall}) / 86400 + 25569)::float8`,
  };
};

/** A code in words; one without words reads as itself. */
export const word = (sql: Sql, words: Words): Column => {
  const said = (language: Language, otherwise: Sql) => {
    const cases = Object.entries(words[language]).map(
      ([code, inWords]) => Prisma.sql`WHEN ${code} THEN ${inWords}`,
    );
    return Prisma.sql`CASE ${sql} ${Prisma.join(cases, ' ')} ELSE ${otherwise} END`;
  };
  return {
    kind: 'text',
    csv: (language) => said(language, Prisma.sql`csv_text(${sql})`),
    cell: (language) => said(language, sql),
  };
};

const said = ({ yes, no }: typeof auditWordsPt) => ({ true: yes, false: no });

/** A condition as yes or no. */
export const yesNo = (condition: Sql): Column =>
  word(Prisma.sql`(${condition})::text`, { pt: said(auditWordsPt), en: said(auditWordsEn) });

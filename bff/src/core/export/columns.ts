import type { Language } from '@fio/contracts';
import { Prisma } from '../../generated/prisma/client.ts';

type Sql = Prisma.Sql;

/** One column of an export: how it reads, by the caller's language. */
export type Column = (language: Language) => Sql;

const FORMATS = {
  pt: { day: 'DD/MM/YYYY', instant: 'DD/MM/YYYY HH24:MI:SS' },
  en: { day: 'YYYY-MM-DD', instant: 'YYYY-MM-DD HH24:MI:SS' },
};

/** Text that no spreadsheet runs as a formula. */
export const text =
  (sql: Sql): Column =>
  () =>
    Prisma.sql`csv_text((${sql})::text)`;

export const number =
  (sql: Sql): Column =>
  () =>
    sql;

/** A calendar day. */
export const day =
  (sql: Sql): Column =>
  (language) =>
    Prisma.sql`to_char(${sql}, ${FORMATS[language].day})`;

/** An instant as the wall clock of São Paulo showed it. */
export const instant =
  (sql: Sql): Column =>
  (language) =>
    Prisma.sql`to_char(${sql} AT TIME ZONE 'America/Sao_Paulo', ${FORMATS[language].instant})`;

/** A code in words; one without words reads as itself. */
export const word =
  (sql: Sql, words: Record<Language, Readonly<Record<string, string>>>): Column =>
  (language) => {
    const cases = Object.entries(words[language]).map(
      ([code, said]) => Prisma.sql`WHEN ${code} THEN ${said}`,
    );
    return Prisma.sql`CASE ${sql} ${Prisma.join(cases, ' ')} ELSE ${sql} END`;
  };

import type { ExportFormat, Language, PermissionArea, PermissionKey } from '@fio/contracts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { CpfVault } from '../identity/CpfVault.ts';
import { anySource, type AnySource, type ListQuery, orderOf, type Source, whereOf } from '../crud/source.ts';
import type { Column } from './columns.ts';
import type { SealedCell } from './sealed.ts';

interface Words<Name extends string> {
  /** First part of the file's name. */
  readonly file: string;
  readonly columns: Readonly<Record<Name, string>>;
}

/** What an export of an area may have, for one caller at one moment. */
export interface Export<Name extends string = string> {
  /** The area's name, in permissions and in the audit. */
  readonly name: PermissionArea;
  readonly source: AnySource;
  /** In the order of the file. */
  readonly columns: Readonly<Record<Name, Column>>;
  /** Those that tell of a person: who wants one says what for. */
  readonly personal: readonly Name[];
  /** The list's column that one goes with, where that isn't its own name. */
  readonly listed?: Readonly<Partial<Record<Name, string>>>;
  readonly words: Readonly<Record<Language, Words<Name>>>;
  /** What a sealed column reads as, for this caller. */
  readonly unsealed?: (cell: SealedCell, vault: CpfVault) => string;
}

export interface Given {
  readonly now: Date;
  /** Whether what is masked for others comes out whole. */
  readonly isWhole: boolean;
}

/** An area's export, whoever asks and whenever. */
export interface ExportKind {
  readonly name: PermissionArea;
  /** What shows whole what is masked for others. */
  readonly reveals?: PermissionKey;
  readonly of: (given: Given) => Export;
}

/** An export that is the same for every caller at every moment. Its headings say which columns there are. */
interface FixedExport<Name extends string, Filters, Sort extends string> {
  readonly name: PermissionArea;
  readonly source: Source<Filters, Sort>;
  readonly columns: Export<NoInfer<Name>>['columns'];
  readonly personal: Export<NoInfer<Name>>['personal'];
  readonly listed?: NonNullable<Export<NoInfer<Name>>['listed']>;
  readonly words: Export<Name>['words'];
}

export function fixedExport<Name extends string, Filters, Sort extends string>(
  exported: FixedExport<Name, Filters, Sort>,
): ExportKind {
  const whole: Export<Name> = { ...exported, source: anySource(exported.source) };
  return { name: exported.name, of: () => whole };
}

/** Which of it, in which form. */
export interface ExportSpec {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly query: ListQuery;
  readonly language: Language;
  readonly now: Date;
}

/** The columns that were asked for, in the order of the file. */
export function columnsOf(
  exported: Export,
  names: readonly string[],
): readonly (readonly [string, Column])[] {
  return Object.entries(exported.columns).filter(([name]) => names.includes(name));
}

export const headingsOf = (
  exported: Export,
  { columns, language }: Pick<ExportSpec, 'columns' | 'language'>,
) => columnsOf(exported, columns).map(([name]) => exported.words[language].columns[name] ?? name);

/** Exactly the records of the list's filter, in its order, and the columns that were asked for. */
export function selectOf(
  exported: Export,
  { format, columns, query, language, now }: ExportSpec,
): Prisma.Sql {
  const chosen = columnsOf(exported, columns).map(([, column]) =>
    format === 'csv' ? column.csv(language) : column.cell(language),
  );
  return Prisma.sql`
    SELECT ${Prisma.join(chosen)} FROM ${exported.source.from}
    ${whereOf(exported.source, query, now)} ${orderOf(exported.source, query)}`;
}

/** How many records that is. */
export const countOf = ({ source }: Export, { query, now }: ExportSpec): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::integer AS total FROM ${source.from} ${whereOf(source, query, now)}`;

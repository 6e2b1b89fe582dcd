import { type Language } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import { Prisma } from '../../generated/prisma/client.ts';
import { RawReply, type RequestContext } from '../../http/context.ts';
import { recordAction } from '../audit/record-action.ts';
import { type AnySource, type ListQuery, orderOf, whereOf } from '../crud/source.ts';
import type { Column } from './columns.ts';
import { copyOut } from './copy-out.ts';
import { inline } from './inline.ts';
import { unseal } from './sealed.ts';

interface Words<Name extends string> {
  /** First part of the file's name. */
  readonly file: string;
  readonly columns: Readonly<Record<Name, string>>;
}

export interface Export<Name extends string = string> {
  /** The area's name, for the audit. */
  readonly name: string;
  readonly source: AnySource;
  /** In the order of the file. */
  readonly columns: Readonly<Record<Name, Column>>;
  readonly words: Readonly<Record<Language, Words<Name>>>;
  /** What a sealed column reads as, for this caller. */
  readonly unsealed?: (bytes: Buffer, context: RequestContext) => string;
}

const quoted = (heading: string) => `"${heading.replaceAll('"', '""')}"`;

function selectOf(exported: Export, query: ListQuery, now: Date, language: Language): Prisma.Sql {
  const columns = Object.values(exported.columns).map((column) => column(language));
  return Prisma.sql`
    SELECT ${Prisma.join(columns)} FROM ${exported.source.from}
    ${whereOf(exported.source, query, now)} ${orderOf(exported.source, query)}`;
}

/**
 * The rows of exactly this filter and sort as CSV, streamed from the database as they come: `;`, UTF-8 with BOM (both
 * for the spreadsheets of Brazil), headings in the caller's language. Told to the audit before the first byte leaves.
 */
export async function exportCsv<Name extends string>(
  exported: Export<Name>,
  query: ListQuery,
  context: RequestContext,
): Promise<RawReply> {
  const { language, clock, actor, db, pool } = context;
  const now = clock.now();
  const words = exported.words[language];
  const filename = `${words.file}-${todayInSaoPaulo(now)}.csv`;
  await db.$transaction((tx) =>
    recordAction(tx, {
      actor,
      at: now,
      resource: exported.name,
      recordId: null,
      action: 'export',
      summary: filename,
      after: { sort: query.sort ?? exported.source.defaultSort, q: query.q, ...query.f },
    }),
  );
  const names = Object.keys(exported.columns) as Name[];
  const header = `\uFEFF${names.map((name) => quoted(words.columns[name])).join(';')}\n`;
  const select = inline(selectOf(exported, query, now, language));
  const body = await copyOut(pool, `COPY (${select}) TO STDOUT (FORMAT csv, DELIMITER ';')`, header);
  const { unsealed } = exported;
  const readable = unsealed ? unseal(body, (bytes) => unsealed(bytes, context)) : body;
  return new RawReply(readable, 'text/csv; charset=utf-8', filename);
}

import type { ReactNode } from 'react';
import { format } from '../../i18n/index.ts';
import { useAreaWords } from '../area-words.ts';
import type { AnyRecord } from '../area.ts';
import type { ColumnSpec } from '../types.ts';

/** An instant as '21 nov 2026 14:05', the exact one on hover. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={format.exact(at)}>
      {format.dateTime(at)}
    </time>
  );
}

/** A column's content for a row; nothing is shown as a dash. */
export function cellOf(column: ColumnSpec<AnyRecord, string>, row: AnyRecord): ReactNode {
  if (column.cell) return column.cell(row);
  const value = row[column.key];
  if (value === null || value === undefined || value === '') return '–';
  if (column.format === 'number') return format.number(Number(value));
  if (column.format === 'day') return format.day(String(value));
  if (column.format === 'dateTime') return <Moment at={String(value)} />;
  if (typeof value === 'boolean') return useAreaWords.t(value ? 'table.yes' : 'table.no');
  return String(value);
}

import type { ReactNode } from 'react';
import type { AnyRecord, Area } from './area.ts';
import type { Enumeration } from './enumeration.tsx';

type Shown = Pick<Area, 'columns' | 'filters'> & {
  readonly detail?: { readonly chip?: (record: AnyRecord) => ReactNode };
  readonly enumerations?: Readonly<Record<string, Enumeration<string>>>;
};

/** A record's value as its enumeration shows it; nothing as a dash. */
const cellBy =
  ({ Chip }: Enumeration<string>, key: string) =>
  ({ [key]: value }: AnyRecord) =>
    typeof value === 'string' ? <Chip value={value} /> : '–';

/** An area with what its enumerations say: cells and choices it didn't declare itself, and the badge of a record's state. */
export function derived<Declared extends Shown>(declared: Declared): Declared {
  const { columns, filters, detail, enumerations = {} } = declared;
  const { state } = enumerations;
  return {
    ...declared,
    columns: columns.map((column) => {
      const one = enumerations[column.key];
      return one && !column.cell ? { ...column, cell: cellBy(one, column.key) } : column;
    }),
    filters: filters.map((filter) => {
      const { key } = filter;
      const one = enumerations[key];
      const isWhole = 'useChoices' in filter || 'control' in filter;
      return one && !isWhole ? { key, useChoices: one.useChoices } : filter;
    }),
    ...(detail && state && { detail: { chip: cellBy(state, 'state'), ...detail } }),
  };
}

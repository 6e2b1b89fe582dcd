import type { ReactNode } from 'react';
import type { AnyRecord, Area } from './area.ts';
import type { Enumeration } from './enumeration.tsx';

type Shown = Pick<Area, 'columns' | 'filters'> & {
  readonly detail?: {
    readonly chip?: (record: AnyRecord) => ReactNode;
    readonly summary?: Area['columns'];
  };
  readonly enumerations?: Readonly<Record<string, Enumeration<string>>>;
};

/** A record's value as its enumeration shows it; nothing as a dash. */
const cellBy =
  ({ Chip }: Enumeration<string>, key: string) =>
  ({ [key]: value }: AnyRecord) =>
    typeof value === 'string' ? <Chip value={value} /> : '–';

/** An area with what its enumerations say: cells and choices it didn't declare itself, and the badge of a record's state. */
export function derived<Declared extends Shown>(declared: Declared): Declared {
  const { filters, detail, enumerations = {} } = declared;
  const { state } = enumerations;
  const celled = (columns: Area['columns']) =>
    columns.map((column) => {
      const one = enumerations[column.key];
      return one && !column.cell ? { ...column, cell: cellBy(one, column.key) } : column;
    });
  return {
    ...declared,
    columns: celled(declared.columns),
    filters: filters.map((filter) => {
      const { key } = filter;
      const one = enumerations[key];
      const isWhole = 'useChoices' in filter || 'control' in filter;
      return one && !isWhole ? { key, useChoices: one.useChoices } : filter;
    }),
    ...(detail && {
      detail: {
        ...(state && { chip: cellBy(state, 'state') }),
        ...detail,
        ...(detail.summary && { summary: celled(detail.summary) }),
      },
    }),
  };
}

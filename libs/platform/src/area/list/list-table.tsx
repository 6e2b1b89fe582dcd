import { DataTable, type Column, type Density } from '@fio/design-system/data-table';
import type { MenuAction } from '@fio/design-system/menu';
import type { ReactNode } from 'react';
import { useNavigate } from '../../router/index.ts';
import { type AnyRecord, type Area, recordPath } from '../area.ts';
import { useMay } from '../use-may.ts';
import { cellOf } from './cell.tsx';
import type { ListState } from './list-url.ts';
import type { ColumnSpec } from '../types.ts';
import { useTableLabels } from './table-labels.ts';
import { sortsWith, type ChangeList } from './use-list-state.ts';

interface Props {
  readonly area: Area;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly rows: readonly AnyRecord[];
  /** Those of the area that are to be seen. */
  readonly columns: readonly ColumnSpec<AnyRecord, string>[];
  readonly density: Density;
  readonly phase: 'loading' | 'ready' | 'error';
  /** Whether anything can be done to a selection. */
  readonly selectable: boolean;
  readonly rowActions: (row: AnyRecord) => readonly MenuAction[];
  readonly empty: ReactNode;
  readonly error: ReactNode;
}

/** Under a card's name: its state, and so many more. */
const FACTS = 2;

/** What a row that is a card says of its record beside the name: its state, what the area says itself, and the first of the rest. */
function factsOf(shown: Props['columns']): Set<string> {
  const others = shown.slice(1);
  const always = others.filter(({ key, fact }) => key === 'state' || fact);
  const rest = others.filter((column) => !always.includes(column)).slice(0, FACTS);
  return new Set([...always, ...rest].map(({ key }) => key));
}

/** A number, a date, a yes or a no: of what, its column's head alone says. */
const isBare = ({ format, cell, key }: Props['columns'][number], [row]: Props['rows']) =>
  (format !== undefined && format !== 'text') || (cell === undefined && typeof row?.[key] === 'boolean');

/** The area's columns as the table takes them. */
function columnsOf({ area, state, columns: shown, rows }: Props): Column<AnyRecord>[] {
  const words = area.words();
  const sorts = sortsWith(area, state.filters);
  const facts = factsOf(shown);
  return shown.map((column) => ({
    id: column.key,
    header: words(`field.${column.key}`),
    cell: (row) => cellOf(column, row),
    align: column.format === 'number' ? 'right' : 'left',
    sortable: sorts.includes(column.key),
    fact: facts.has(column.key),
    named: isBare(column, rows),
    ...(column.width ? { width: column.width } : {}),
    ...(column.grows ? { grows: true } : {}),
  }));
}

/** The rows of a list. A row leads to its page for whom may see it. */
export function ListTable(props: Props) {
  const { area, state, change, rows, density, phase, selectable, rowActions, empty, error } = props;
  const navigate = useNavigate();
  const may = useMay();
  return (
    <DataTable
      caption={area.words()('title')}
      columns={columnsOf(props)}
      rows={rows}
      rowId={(row) => row.id}
      state={phase}
      density={density}
      empty={empty}
      error={error}
      sort={state.sort}
      onSort={(sort) => change({ sort })}
      rowActions={rowActions}
      labels={useTableLabels(area.nameOf)}
      {...(selectable && {
        selection: state.selected,
        onSelect: (selected: Set<string>) => change({ selected }),
      })}
      {...(area.detail &&
        may(area.contract.get) && {
          rowHref: (row: AnyRecord) => recordPath(area, row.id),
          onNavigate: (href: string) => void navigate(href),
        })}
    />
  );
}

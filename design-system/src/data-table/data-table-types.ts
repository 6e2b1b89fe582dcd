import type { ReactNode } from 'react';
import type { MenuAction } from '../menu/dropdown-menu.tsx';
import type { Navigate } from '../internal/link.ts';

/**
 * One column. Numbers go to the right; `width` is a CSS length the column doesn't go under. `fact`: shown where a row is a
 * card, under its first column. `named`: its values say little without its head, as numbers do, so a card says both. `grows`: takes the room that the others leave, which is the first one's where none says so.
 */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right' | 'center';
  sortable?: boolean;
  width?: string;
  fact?: boolean;
  named?: boolean;
  grows?: boolean;
};

/** How close rows stand to each other. */
export type Density = 'comfortable' | 'compact';

/** The order in force: a column's id and its direction. */
export type Sort = { id: string; desc: boolean };

/** Every word of the table; the functions name a row's own controls. */
export type DataTableLabels<Row> = {
  selectAll: string;
  select: (row: Row) => string;
  actions: (row: Row) => string;
  /** The header of the actions' column, read aloud only. */
  actionsColumn: string;
  loading: string;
  /**
   * The button that shows what of a row is folded, and the header of its column, read aloud only. With them columns fold that
   * don't fit; without, the table scrolls.
   */
  rest?: { of: (row: Row) => string; column: string };
};

/** What a list takes. Sorting, filtering and paging are the server's: the rows are shown as they come. */
export type DataTableProps<Row> = {
  /** Names the table; read aloud, not painted. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  labels: DataTableLabels<Row>;
  state: 'loading' | 'ready' | 'error';
  /** Shown instead of the table when it is ready without rows: an EmptyState, for nothing or for a filter. */
  empty: ReactNode;
  /** An ErrorState. */
  error: ReactNode;
  sort?: Sort | null;
  /** Called with the next order: ascending, descending, then none. */
  onSort?: (sort: Sort | null) => void;
  selection?: ReadonlySet<string>;
  onSelect?: (selection: Set<string>) => void;
  /** The record's page: the first cell becomes a link, and the row can be pressed. */
  rowHref?: (row: Row) => string;
  onNavigate?: Navigate;
  rowActions?: (row: Row) => readonly MenuAction[];
  /** How high rows are where a pointer is exact; comfortable unless said. Cards always are. */
  density?: Density;
};

/** The table's parts get the columns that are shown, those that are folded under each row, and which of the shown ones grows. */
export type FoldedProps<Row> = DataTableProps<Row> & {
  folded: readonly Column<Row>[];
  /** The id of the one that takes the room the others leave. */
  growing: string | undefined;
  /** The id of a column's head, for cells to name it: those of a card don't stand beneath theirs. */
  headId: (column: string) => string;
};

/** The columns beside those of the record, by what their heads are called. */
export const SELECTION = ':selection';
export const REST = ':rest';
export const ACTIONS = ':actions';

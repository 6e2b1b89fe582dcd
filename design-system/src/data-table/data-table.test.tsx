import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tableLabels, theoryRows } from '../stories/catalogue.ts';
import type { TheoryRow } from '../stories/catalogue.ts';
import { theoryColumns } from '../stories/theory-table.tsx';
import { MantineRoot } from '../theme-provider/index.ts';
import type { DataTableProps, Sort } from './data-table-types.ts';
import { DataTable } from './data-table.tsx';

const rows = theoryRows.slice(0, 3);

const show = (props: Partial<DataTableProps<TheoryRow>> = {}) =>
  render(
    <MantineRoot scheme="dark">
      <DataTable
        caption="Enquetes"
        columns={theoryColumns}
        rows={rows}
        rowId={(row) => row.id}
        labels={tableLabels}
        state="ready"
        empty={<p>vazio</p>}
        error={<p>erro</p>}
        {...props}
      />
    </MantineRoot>,
  );

const region = () => screen.getByRole('region', { name: 'Enquetes' });
const focusedRow = () => document.activeElement?.getAttribute('data-row');

test('a header press asks for the next order and says the one in force', () => {
  const onSort = vi.fn<(sort: Sort | null) => void>();
  show({ sort: { id: 'votes', desc: false }, onSort });
  expect(screen.getByRole('columnheader', { name: 'Votos' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Votos' }));
  expect(onSort).toHaveBeenCalledWith({ id: 'votes', desc: true });
});

test('each cell names the head of its column, which it need not stand beneath', () => {
  show({ selection: new Set(), rowActions: () => [] });
  const cells = screen.getAllByRole<HTMLTableCellElement>('cell');
  expect(cells).toHaveLength(rows.length * (theoryColumns.length + 2));
  for (const cell of cells) {
    const head = document.getElementById(cell.headers);
    expect(head).toBe(screen.getAllByRole('columnheader')[cell.cellIndex]);
  }
});

test('the first column takes the room that is left, or the one that says so', () => {
  const growing = () =>
    screen.getAllByRole('columnheader').filter((head) => head.dataset['grows'] !== undefined);
  const { unmount } = show();
  expect(growing()).toEqual([screen.getAllByRole('columnheader')[0]]);
  unmount();
  show({ columns: theoryColumns.map((column) => ({ ...column, grows: column.id === 'votes' })) });
  expect(growing()).toEqual([screen.getByRole('columnheader', { name: 'Votos' })]);
});

test('selecting one, and all that is shown', () => {
  const onSelect = vi.fn<(selection: Set<string>) => void>();
  show({ selection: new Set(['t1']), onSelect });
  fireEvent.click(screen.getByRole('checkbox', { name: `Selecionar: ${rows[0]?.title}` }));
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['t1', 't0']));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todas desta página' }));
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['t0', 't1', 't2']));
});

test('j and k go through the rows, Enter opens, x selects', () => {
  const onNavigate = vi.fn<(href: string) => void>();
  const onSelect = vi.fn<(selection: Set<string>) => void>();
  show({ rowHref: (row) => `/admin/polls/${row.id}`, onNavigate, selection: new Set(), onSelect });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? region(), { key });
  region().focus();
  press('j');
  press('j');
  expect(focusedRow()).toBe('t1');
  press('k');
  expect(focusedRow()).toBe('t0');
  press('Enter');
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/admin/polls/t0');
  press('x');
  expect(onSelect).toHaveBeenCalledWith(new Set(['t0']));
});

test('loading keeps the rows it has, and shows skeletons without any', () => {
  const { unmount } = show({ state: 'loading' });
  expect(region().getAttribute('aria-busy')).toBe('true');
  expect(document.querySelectorAll('tr[data-row]')).toHaveLength(3);
  unmount();
  show({ state: 'loading', rows: [] });
  expect(document.querySelectorAll('tr[data-row]')).toHaveLength(0);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(8);
});

test('nothing and failure have their own places', () => {
  show({ rows: [] });
  expect(screen.getByText('vazio')).toBeTruthy();
  show({ state: 'error' });
  expect(screen.getByText('erro')).toBeTruthy();
});

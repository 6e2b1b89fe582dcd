import { type MouseEvent, useId, useState } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import { DropdownMenu } from '../menu/dropdown-menu.tsx';
import { ACTIONS, type FoldedProps, REST, SELECTION } from './data-table-types.ts';
import { RowRest } from './row-rest.tsx';
import classes from './data-table.module.css';

const toggled = (selection: ReadonlySet<string>, id: string) => {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
};

const interactive = 'a, button, input, label, select, textarea, [role="menu"]';

/** Pressing a row anywhere but on its own controls follows its link; selecting text doesn't. */
const openOnClick = (event: MouseEvent<HTMLTableRowElement>) => {
  const onControl = (event.target as HTMLElement).closest(interactive);
  if (onControl || window.getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLAnchorElement>('a[data-open]')?.click();
};

/** What stands in a cell that has nothing. */
const NOTHING = '–';

/** One record. The first cell names the row; what of it is folded stands beneath once it is asked for. */
export function DataTableRow<Row>({ row, ...props }: FoldedProps<Row> & { row: Row }) {
  const {
    columns,
    folded,
    growing,
    headId,
    rowId,
    selection,
    onSelect,
    rowHref,
    onNavigate,
    rowActions,
    labels,
  } = props;
  const [opened, setOpened] = useState(false);
  const restId = useId();
  const id = rowId(row);
  const selected = selection?.has(id) ?? false;
  const isOpen = opened && folded.length > 0;
  const cells = columns.map((column) => ({ column, content: column.cell(row) }));
  return (
    <>
      <tr
        tabIndex={-1}
        data-row={id}
        className={cx(
          classes.row,
          rowHref && classes.pressable,
          selected && classes.selected,
          isOpen && classes.opened,
        )}
        onClick={rowHref && openOnClick}
      >
        {selection && (
          <td headers={headId(SELECTION)} className={cx(classes.td, classes.check)}>
            <label className={classes.target}>
              <input
                type="checkbox"
                data-select
                aria-label={labels.select(row)}
                checked={selected}
                onChange={() => onSelect?.(toggled(selection, id))}
              />
            </label>
          </td>
        )}
        {cells.map(({ column: { id: key, align = 'left', header, named }, content }, index) => (
          <td
            key={key}
            headers={headId(key)}
            data-header={header}
            className={cx(
              classes.td,
              classes[align],
              (named || align === 'right') && classes.named,
              index === 0 && classes.lead,
              key === growing && classes.grows,
              index > 0 && content === NOTHING && classes.nothing,
            )}
          >
            {index === 0 && rowHref ? (
              <Link href={rowHref(row)} onNavigate={onNavigate} data-open className={classes.open}>
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        ))}
        {folded.length > 0 && (
          <td headers={headId(REST)} className={cx(classes.td, classes.unfold)}>
            <IconButton
              size="sm"
              label={labels.rest?.of(row) ?? ''}
              aria-expanded={isOpen}
              aria-controls={isOpen ? restId : undefined}
              className={classes.chevron}
              onClick={() => setOpened(!opened)}
            >
              <IconChevronDown />
            </IconButton>
          </td>
        )}
        {rowActions && (
          <td headers={headId(ACTIONS)} className={cx(classes.td, classes.more)}>
            {rowActions(row).length > 0 && (
              <DropdownMenu
                label={labels.actions(row)}
                actions={rowActions(row)}
                trigger={
                  <IconButton size="sm" label={labels.actions(row)}>
                    <IconDots />
                  </IconButton>
                }
              />
            )}
          </td>
        )}
      </tr>
      {isOpen && <RowRest id={restId} row={row} {...props} />}
    </>
  );
}

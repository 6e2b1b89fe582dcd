import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Dialog } from '../dialog/dialog.tsx';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { CommandList } from './command-list.tsx';
import type { CommandPaletteProps } from './props.ts';
import classes from './command-palette.module.css';

export type { CommandGroup, CommandItem, CommandPaletteProps } from './props.ts';

/**
 * Goes anywhere by a few letters. The focus stays in the field: arrows choose, Enter goes, Escape closes. The first
 * find is chosen already. Needs MantineRoot above.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { opened, onClose, query, onQuery, groups, onPick, status, summary = '', labels } = props;
  const list = useId();
  const [active, setActive] = useState(0);
  useEffect(() => setActive(0), [query]);
  const all = groups.flatMap((group) => group.items.map((item) => ({ group, item })));
  const at = Math.min(active, all.length - 1);
  const optionId = (index: number) => `${list}-${index}`;
  const go = (index: number) => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = all[at];
    if (step !== undefined && all.length > 0) go((at + step + all.length) % all.length);
    else if (event.key === 'Enter' && chosen) onPick(chosen.item, chosen.group);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      width={640}
      sheet
    >
      <div className={cx(classes.palette)}>
        <div className={classes.field}>
          <IconSearch size={18} aria-hidden />
          <input
            role="combobox"
            aria-label={labels.search}
            aria-expanded={all.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={all.length > 0 ? optionId(at) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={labels.placeholder}
            value={query}
            onChange={(event) => onQuery(event.currentTarget.value)}
            onKeyDown={pressed}
            data-autofocus
          />
        </div>
        <p role="status" className={cx(classes.status, `${status}${summary}` === '' && classes.silent)}>
          {status || <VisuallyHidden>{summary}</VisuallyHidden>}
        </p>
        <CommandList
          id={list}
          label={labels.title}
          groups={groups}
          active={at}
          optionId={optionId}
          onPick={onPick}
        />
        <p className={classes.keys}>{labels.keys}</p>
      </div>
    </Dialog>
  );
}

import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './dropdown-menu.module.css';

/** One entry. `danger` is shown in the error colour, apart from the others, and belongs last. */
export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
};

/** `trigger` is one button; it gets the state and the click. */
export type DropdownMenuProps = { trigger: ReactElement; label: string; actions: readonly MenuAction[] };

/** Actions behind a button; arrows move, letters jump, Escape returns. Needs MantineRoot above. */
export function DropdownMenu({ trigger, label, actions }: DropdownMenuProps) {
  return (
    <Menu position="bottom-end" width={220} transitionProps={{ duration: 0 }} withinPortal>
      <Menu.Target>{trigger}</Menu.Target>
      <Menu.Dropdown aria-label={label} className={cx(classes.dropdown)}>
        {actions.map((action) => (
          <Menu.Item
            key={action.id}
            leftSection={action.icon}
            disabled={action.disabled}
            onClick={action.onSelect}
            className={cx(classes.item, action.danger && classes.danger)}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

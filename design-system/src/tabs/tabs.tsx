import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './tabs.module.css';

/** `count` stands beside the title; the content of a tab exists only while it is shown. */
export type TabItem = { id: string; title: string; count?: number; content: ReactNode };

/** `value` and `onChange` so that the tab can live in the address. */
export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
};

/** Parts of one record, one at a time. Needs MantineRoot above. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <MantineTabs value={value} onChange={(id) => id && onChange(id)} keepMounted={false} variant="none">
      <MantineTabs.List aria-label={label} className={cx(classes.list)}>
        {items.map((item) => (
          <MantineTabs.Tab key={item.id} value={item.id} className={classes.tab}>
            {item.title}
            {item.count !== undefined && <span className={classes.count}>{item.count}</span>}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {items.map((item) => (
        <MantineTabs.Panel key={item.id} value={item.id} className={classes.panel}>
          {item.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

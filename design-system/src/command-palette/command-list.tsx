import { cx } from '../internal/cx.ts';
import type { CommandPaletteProps } from './props.ts';
import classes from './command-palette.module.css';

type Props = Pick<CommandPaletteProps, 'groups' | 'onPick'> & {
  id: string;
  label: string;
  /** Counted over all groups. */
  active: number;
  optionId: (index: number) => string;
};

/** What was found, group by group. It never takes the focus: the field points at it. */
export function CommandList({ id, label, groups, active, optionId, onPick }: Props) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={label} className={classes.list}>
      {groups.map((group, groupIndex) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={classes.group}>
            {group.title}
          </div>
          {group.items.map((item, itemIndex) => {
            const index = (starts[groupIndex] ?? 0) + itemIndex;
            return (
              // The keyboard's way is the field's own: arrows and Enter.
              <div
                key={item.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Where the focus only points, readers don't say when one comes into another group.
                aria-describedby={`${id}-${group.id}`}
                className={cx(classes.option, index === active && classes.active)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(item, group)}
              >
                {item.icon}
                <span className={classes.title}>{item.title}</span>
                {item.text && <span className={classes.text}>{item.text}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

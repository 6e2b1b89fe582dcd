import { IconCheck } from '@fio/design-system/icons';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { type Column, isDifferent, markIn } from './compared.ts';
import { type AreaActions, type Key, SIGNS } from './entries.ts';
import classes from './permissions.module.css';
import { usePermissionsWords } from './words.ts';

function Held({ column, entry }: { column: Column; entry: Key }) {
  const t = usePermissionsWords();
  const isHeld = column.granted.has(entry);
  const mark = markIn(entry, column);
  const said = t(isHeld ? 'held' : 'notHeld');
  return (
    <td className={classes['column']} data-mark={mark ?? undefined}>
      {isHeld ? <IconCheck size={18} aria-hidden /> : <span aria-hidden>–</span>}
      {mark && (
        <span aria-hidden className={classes['sign']}>
          {SIGNS[mark]}
        </span>
      )}
      <VisuallyHidden>{mark ? t(`marked.${mark}`, { name: said }) : said}</VisuallyHidden>
    </td>
  );
}

interface AreaProps extends AreaActions {
  readonly columns: readonly Column[];
}

/** An area's actions, each with who holds it; those in which the types differ are marked. */
export function AreaRows({ area, actions, columns }: AreaProps) {
  const t = usePermissionsWords();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className={classes['group']}>
          {t(`area.${area}`)}
        </th>
      </tr>
      {actions.map((action) => (
        <tr key={action} data-different={isDifferent(`${area}:${action}`, columns) || undefined}>
          <th scope="row">{t(`action.${action}`)}</th>
          {columns.map((column) => (
            <Held key={column.type} column={column} entry={`${area}:${action}`} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

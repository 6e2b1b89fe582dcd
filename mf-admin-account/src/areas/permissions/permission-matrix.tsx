import type { Action } from '@fio/contracts/permissions';
import { boot } from '@fio/platform/boot';
import { ALL, type AreaActions, COLUMNS, isOfColumn, type Key, keyOf } from './entries.ts';
import { MatrixBox } from './matrix-box.tsx';
import { groupsIn } from './menu-order.ts';
import classes from './permissions.module.css';
import type { Ticking, WithTicking } from './ticking.ts';
import { WholeBox } from './whole-box.tsx';
import { usePermissionsWords } from './words.ts';

interface Props {
  readonly granted: ReadonlySet<string>;
  /** Those that may be ticked, where not all may. */
  readonly offered?: ReadonlySet<string>;
  /** What differences are marked against. */
  readonly standard?: ReadonlySet<string>;
  /** Without it nothing is changed here. */
  readonly onChange?: ((granted: ReadonlySet<string>) => void) | undefined;
}

const EVERY: ReadonlySet<string> = new Set(ALL.map(keyOf));
const columnKeys = (action: Action): Key[] =>
  ALL.filter((entry) => entry.action === action).map((entry) => keyOf(entry));

function Head({ ticking }: WithTicking) {
  const t = usePermissionsWords();
  return (
    <thead>
      <tr>
        <th scope="col">{t('area')}</th>
        {COLUMNS.map((action) => (
          <th key={action} scope="col" className={classes['column']}>
            <div className={classes['head']}>
              <span>{t(`action.${action}`)}</span>
              <WholeBox
                keys={columnKeys(action)}
                name={t('wholeColumn', { action: t(`action.${action}`) })}
                ticking={ticking}
              />
            </div>
          </th>
        ))}
        <th scope="col">{t('others')}</th>
      </tr>
    </thead>
  );
}

function Row({ area, actions, ticking }: AreaActions & WithTicking) {
  const t = usePermissionsWords();
  const name = t(`area.${area}`);
  return (
    <tr>
      <th scope="row">
        <WholeBox
          keys={actions.map((action): Key => `${area}:${action}`)}
          label={name}
          name={t('wholeRow', { area: name })}
          ticking={ticking}
        />
      </th>
      {COLUMNS.map((action) => (
        <td key={action} className={classes['column']}>
          {actions.includes(action) && <MatrixBox area={area} action={action} ticking={ticking} />}
        </td>
      ))}
      <td>
        <div className={classes['actions']}>
          {actions
            .filter((action) => !isOfColumn(action))
            .map((action) => (
              <MatrixBox key={action} area={area} action={action} ticking={ticking} />
            ))}
        </div>
      </td>
    </tr>
  );
}

/** Every area with its actions, in the menu's order, those held ticked; what most areas have stands in columns. */
export function PermissionMatrix({ granted, offered = EVERY, standard, onChange }: Props) {
  const t = usePermissionsWords();
  const ticking: Ticking = { granted, offered, standard, onChange };
  return (
    <table className={classes['matrix']}>
      <caption className={classes['caption']}>{t('matrix')}</caption>
      <Head ticking={ticking} />
      {groupsIn(boot().menu).map(({ section, areas }) => (
        <tbody key={section}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS.length + 2} className={classes['group']}>
              {t(`section.${section ?? 'none'}`)}
            </th>
          </tr>
          {areas.map(({ area, actions }) => (
            <Row key={area} area={area} actions={actions} ticking={ticking} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

import { CheckboxField } from '@fio/design-system/fields';
import { CATALOGUE } from './entries.ts';
import classes from './permissions.module.css';
import { usePermissionsWords } from './words.ts';

interface Props {
  readonly granted: ReadonlySet<string>;
  /** Those that may be ticked, where not all may. */
  readonly offered?: ReadonlySet<string>;
  /** Without it nothing is changed here. */
  readonly onChange?: ((granted: ReadonlySet<string>) => void) | undefined;
}

/** Every area with its actions, those held ticked. */
export function PermissionMatrix({ granted, offered, onChange }: Props) {
  const t = usePermissionsWords();
  const toggle = (key: string, isGranted: boolean) => {
    const next = new Set(granted);
    if (isGranted) next.add(key);
    else next.delete(key);
    onChange?.(next);
  };
  return (
    <table className={classes['matrix']}>
      <caption className={classes['caption']}>{t('matrix')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('area')}</th>
          <th scope="col">{t('actions')}</th>
        </tr>
      </thead>
      <tbody>
        {CATALOGUE.map(({ area, actions }) => (
          <tr key={area}>
            <th scope="row">{t(`area.${area}`)}</th>
            <td>
              <div className={classes['actions']}>
                {actions.map((action) => (
                  <CheckboxField
                    key={action}
                    name={`${area}:${action}`}
                    label={t(`action.${action}`)}
                    aria-label={t('entry', { area: t(`area.${area}`), action: t(`action.${action}`) })}
                    checked={granted.has(`${area}:${action}`)}
                    disabled={!onChange || offered?.has(`${area}:${action}`) === false}
                    onChange={({ currentTarget }) => toggle(`${area}:${action}`, currentTarget.checked)}
                  />
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

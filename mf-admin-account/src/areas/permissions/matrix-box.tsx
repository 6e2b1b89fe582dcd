import type { Action, PermissionArea } from '@fio/contracts/permissions';
import { CheckboxField } from '@fio/design-system/fields';
import { type Key, markOf, SIGNS } from './entries.ts';
import classes from './permissions.module.css';
import { toggled, type WithTicking } from './ticking.ts';
import { usePermissionsWords } from './words.ts';

interface Props extends WithTicking {
  readonly area: PermissionArea;
  readonly action: Action;
}

/** One permission: a box that says what it is, and how it differs. */
export function MatrixBox({ area, action, ticking }: Props) {
  const t = usePermissionsWords();
  const { granted, offered, standard, onChange } = ticking;
  const key: Key = `${area}:${action}`;
  const mark = standard ? markOf(key, granted, standard) : null;
  const name = t('entry', { area: t(`area.${area}`), action: t(`action.${action}`) });
  return (
    <span className={classes['box']} data-mark={mark ?? undefined}>
      <CheckboxField
        name={key}
        label={<span className={classes['word']}>{t(`action.${action}`)}</span>}
        aria-label={mark ? t(`marked.${mark}`, { name }) : name}
        checked={granted.has(key)}
        disabled={!onChange || !offered.has(key)}
        onChange={() => onChange?.(toggled(granted, key))}
      />
      {mark && (
        <span aria-hidden className={classes['sign']}>
          {SIGNS[mark]}
        </span>
      )}
    </span>
  );
}

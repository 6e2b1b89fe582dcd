import type { PermissionEntry } from '@fio/contracts/permissions';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { DifferenceList } from './difference-list.tsx';
import { keysOf, offeredBy } from './entries.ts';
import { Legend } from './legend.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import classes from './permissions.module.css';
import { type Editing, useEditing } from './use-editing.ts';
import { usePermissionsWords } from './words.ts';

interface Props extends Editing {
  readonly giver: readonly PermissionEntry[];
  /** How things stand now. */
  readonly state: string;
  /** What takes these entries away again: the name of the way, and how things stand then. */
  readonly reset: { readonly label: string; readonly state: string } | null;
}

/** The matrix with what changes beside it; nothing is saved that hasn't been read there. */
export function PermissionEditor({ giver, state, reset, ...editing }: Props) {
  const t = usePermissionsWords();
  const { before, granted, isReset, isChanged, isStale, isBusy, ...change } = useEditing(editing);
  return (
    <div className={classes['stack']}>
      <div className={classes['buttons']}>
        <Text tone="muted">{state}</Text>
        {reset && (
          <Button size="sm" variant="secondary" disabled={isReset} onClick={change.reset}>
            {reset.label}
          </Button>
        )}
      </div>
      <Legend />
      <PermissionMatrix
        granted={granted}
        offered={offeredBy(giver, before)}
        standard={keysOf(editing.standard)}
        onChange={change.set}
      />
      {isChanged && (
        <div className={classes['bar']}>
          <DifferenceList before={before} after={granted} />
          {isReset && <Text>{reset?.state}</Text>}
          {isStale && (
            <Text tone="error" role="alert">
              {t('conflict')}
            </Text>
          )}
          <div className={classes['buttons']}>
            <Button variant="secondary" onClick={change.discard}>
              {isStale ? t('reload') : t('discard')}
            </Button>
            <Button loading={isBusy} disabled={isStale} onClick={() => void change.save()}>
              {t('save')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

import { useState } from 'react';
import type { PermissionEntry } from '@fio/contracts/permissions';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { ApiError } from '@fio/platform/api';
import { useUnsaved } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { useAdmin } from '@fio/platform/session';
import { DifferenceList } from './difference-list.tsx';
import { entriesOf, keyOf, offeredBy } from './entries.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import classes from './permissions.module.css';
import { usePermissionsWords } from './words.ts';

interface Props {
  readonly entries: readonly PermissionEntry[];
  readonly onSave: (entries: PermissionEntry[]) => Promise<unknown>;
  /** Reads what somebody else has saved meanwhile. */
  readonly onReload: () => void;
}

/** The matrix with what changes beside it. Opened over one version: a newer one is a new editor. */
export function PermissionEditor({ entries, onSave, onReload }: Props) {
  const t = usePermissionsWords();
  const before = new Set(entries.map(keyOf));
  const offered = offeredBy(useAdmin()?.permissions ?? [], before);
  const [held, setHeld] = useState<ReadonlySet<string>>(before);
  const [busy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const isChanged = held.size !== before.size || [...held].some((key) => !before.has(key as never));
  const guard = useUnsaved(isChanged);
  const save = async () => {
    setBusy(true);
    try {
      await onSave(entriesOf(held));
      guard.release();
      toast.success(t('saved'));
    } catch (error) {
      // All other answers have been told already.
      if (error instanceof ApiError && error.code === 'CONFLICT') setStale(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes['stack']}>
      <PermissionMatrix held={held} offered={offered} onChange={setHeld} />
      {isChanged && (
        <div className={classes['bar']}>
          <DifferenceList before={before} after={held} />
          {isStale && (
            <Text tone="error" role="alert">
              {t('conflict')}
            </Text>
          )}
          <div className={classes['buttons']}>
            <Button variant="secondary" onClick={() => (isStale ? onReload() : setHeld(before))}>
              {isStale ? t('reload') : t('discard')}
            </Button>
            <Button loading={busy} disabled={isStale} onClick={() => void save()}>
              {t('save')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

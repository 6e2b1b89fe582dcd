import { useState } from 'react';
import type { PermissionEntry } from '@fio/contracts/permissions';
import { ApiError } from '@fio/platform/api';
import { useUnsaved } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { entriesOf, keysOf } from './entries.ts';
import { usePermissionsWords } from './words.ts';

export interface Editing {
  readonly entries: readonly PermissionEntry[];
  /** What null stands for: those of the product, or of the type. */
  readonly standard: readonly PermissionEntry[];
  readonly version: number;
  readonly onSave: (
    entries: PermissionEntry[] | null,
    version: number,
  ) => Promise<{ readonly version: number }>;
  /** Reads what somebody else has saved meanwhile. */
  readonly onReload: () => void;
}

/** What is ticked over the version that was opened. A newer one takes its place, unless something would be lost by that. */
export function useEditing({ entries, standard, version, onSave, onReload }: Editing) {
  const t = usePermissionsWords();
  const [opened, setOpened] = useState({ before: keysOf(entries), version });
  const [granted, setGranted] = useState(opened.before);
  const [isReset, setReset] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { before } = opened;
  const isChanged = isReset || granted.size !== before.size || [...granted].some((key) => !before.has(key));
  const guard = useUnsaved(isChanged);
  const open = (now: ReadonlySet<string>, at: number) => {
    setOpened({ before: now, version: at });
    setGranted(now);
    setReset(false);
  };
  const isOther = opened.version !== version && !isBusy;
  if (isOther && !isChanged) open(keysOf(entries), version);
  const save = async () => {
    setBusy(true);
    try {
      const saved = await onSave(isReset ? null : entriesOf(granted), opened.version);
      guard.release();
      open(granted, saved.version);
      toast.success(t('saved'));
    } catch (error) {
      // All other answers have been told already.
      if (error instanceof ApiError && error.code === 'CONFLICT') onReload();
    } finally {
      setBusy(false);
    }
  };
  return {
    before,
    granted,
    isReset,
    isChanged,
    isBusy,
    save,
    isStale: isOther && isChanged,
    set: (next: ReadonlySet<string>) => {
      setGranted(next);
      setReset(false);
    },
    reset: () => {
      setGranted(keysOf(standard));
      setReset(true);
    },
    discard: () => open(keysOf(entries), version),
  };
}

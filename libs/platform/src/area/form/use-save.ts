import { useRef, useState } from 'react';
import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { api, ApiError, useApiMutation } from '../../api/index.ts';
import { toast } from '../../feedback/index.ts';
import { refreshAdmin } from '../actions/run-action.ts';
import type { AnyRecord, AnyValues, Area } from '../area.ts';

export interface Save {
  /** Resolves with the saved record, or null when another version is in the way: see `conflict`. */
  readonly save: (values: AnyValues) => Promise<AnyRecord | null>;
  /** The version that was saved meanwhile, until `takeTheirs` or `keepMine` decides. */
  readonly conflict: AnyRecord | null;
  readonly takeTheirs: () => void;
  /** The next save goes over their version. */
  readonly keepMine: () => void;
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT';

/** Creates, or changes what `record` was when the form was filled from it; the lock is the record's version. */
export function useSave({ contract }: Area, record: AnyRecord | null): Save {
  const [conflict, setConflict] = useState<AnyRecord | null>(null);
  const seen = useRef(record?.['version']);
  // Where there is a form there are both; which one is used is decided once, by the record.
  const endpoint = (record ? contract.update : contract.create) as AnyEndpoint;
  const { mutateAsync } = useApiMutation(endpoint);

  const save = async (values: AnyValues) => {
    const input = record
      ? { params: { id: record.id }, body: { ...values, version: seen.current } }
      : { body: values };
    try {
      const saved: unknown = await mutateAsync(input);
      await refreshAdmin();
      return saved as AnyRecord;
    } catch (error) {
      if (!record || !isConflict(error)) throw error;
      const get = { params: { id: record.id } } as CallInput<typeof contract.get>;
      const theirs = (await api(contract.get, get)) as AnyRecord;
      // The same version: it is the record's state that forbids the change, and the message says so.
      if (theirs['version'] === seen.current) throw error;
      // The notice offers the choice; the toast would have the page reloaded.
      toast.clear();
      setConflict(theirs);
      return null;
    }
  };
  const decide = () => {
    seen.current = conflict?.['version'];
    setConflict(null);
  };
  return { save, conflict, takeTheirs: decide, keepMine: decide };
}

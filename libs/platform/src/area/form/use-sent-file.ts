import { useState } from 'react';
import type { AnyEndpoint, CallInput, ResponseOf } from '@fio/contracts/core/endpoint';
import { ApiError, upload } from '../../api/index.ts';

export interface SentFile {
  /** A file is on its way. */
  readonly busy: boolean;
  /** Why the last one was refused, in words. */
  readonly problem: string | undefined;
  readonly send: (file: File | null) => Promise<void>;
}

/**
 * For fields that send a file as soon as it is chosen: what was stored is handed to `onStored`, a refusal stays here.
 * `input` is what else the endpoint takes.
 */
export function useSentFile<E extends AnyEndpoint>(
  endpoint: E,
  onStored: (stored: ResponseOf<E>) => void,
  input?: CallInput<E>,
): SentFile {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      onStored(await upload(endpoint, file, input));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What is wrong with this very file, where the server knows.
      setProblem(error.fields['file']?.[0]?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}

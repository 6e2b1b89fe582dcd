import { useState } from 'react';
import { passkeys } from '@fio/contracts/public/passkeys';
import { ApiError, queryClient, queryKey } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { createPasskey, isGivenUp, isThere } from './ceremonies.ts';
import { usePasskeysWords } from './words.ts';

/** The sign-in was too long ago: the password is to be typed first. */
const wantsPassword = (error: unknown) => error instanceof ApiError && 'password' in error.fields;

/** Making a passkey on this device: whether it is there now, or the password is wanted before. */
export function useCreatePasskey() {
  const t = usePasskeysWords();
  const [busy, setBusy] = useState(false);
  const create = async (): Promise<'created' | 'password' | 'not'> => {
    setBusy(true);
    try {
      await createPasskey(null);
      await queryClient.invalidateQueries({ queryKey: queryKey(passkeys.list) });
      return 'created';
    } catch (error) {
      if (wantsPassword(error)) return 'password';
      tellFailure(error, t);
      return 'not';
    } finally {
      setBusy(false);
    }
  };
  return { busy, create };
}

/** What kept the device from making one; somebody who gave it up knows. */
export function tellFailure(error: unknown, t: typeof usePasskeysWords.t): void {
  if (isGivenUp(error)) return;
  if (isThere(error)) toast.info(t('exists'));
  else toast.error(error instanceof ApiError ? error.message : t('notCreated'));
}

/** Makes a passkey for who has just signed in, wherever that led them, and tells what became of it. */
export async function makePasskey(): Promise<void> {
  const { t } = usePasskeysWords;
  try {
    await createPasskey(null);
    toast.success(t('created'));
  } catch (error) {
    tellFailure(error, t);
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@fio/platform/api';
import { isGivenUp, offerInAutofill, signInByPasskey } from './ceremonies.ts';
import { usePasskeysWork } from './passkeys-work.ts';
import { usePasskeysWords } from './words.ts';

export interface PasskeySignIn {
  /** Without passkeys there is nothing to press. */
  readonly works: boolean;
  readonly busy: boolean;
  readonly enter: () => Promise<void>;
}

interface Form {
  readonly onToken: (token: string) => Promise<void>;
  /** Why it led nowhere, said where the form says what refused it; undefined as the next one begins. */
  readonly onRefused: (message: string | undefined) => void;
}

/** Signing in with a passkey, by the button or from what the browser offers at the form's field. */
export function usePasskeySignIn({ onToken, onRefused }: Form): PasskeySignIn {
  const t = usePasskeysWords();
  const works = usePasskeysWork();
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const endOffer = useRef<() => void>(undefined);
  const refuse = (error: unknown) => {
    if (!isGivenUp(error)) onRefused(error instanceof ApiError ? error.message : t('failed'));
  };
  const take = useEffectEvent(onToken);
  const hear = useEffectEvent(refuse);
  useEffect(() => {
    if (!works) return;
    const again = () => setRound((before) => before + 1);
    const end = offerInAutofill({
      onToken: (token) => take(token),
      onRefused: (error) => {
        hear(error);
        again();
      },
      onStale: again,
    });
    endOffer.current = end;
    return end;
  }, [works, round]);
  const enter = async () => {
    setBusy(true);
    onRefused(undefined);
    // Of two questions the browser drops the first: what is still on its way to be offered would take this one away.
    endOffer.current?.();
    try {
      await onToken(await signInByPasskey());
    } catch (error) {
      refuse(error);
      // What was offered in the field ended for this one.
      setRound((before) => before + 1);
    } finally {
      setBusy(false);
    }
  };
  return { works, busy, enter };
}

interface RootError {
  readonly setError: (name: 'root', error: { type: string; message: string }) => void;
  readonly clearErrors: (name: 'root') => void;
}

/** Says it as the form's own refusal, which the form's next attempt takes away. */
export const atRoot =
  ({ setError, clearErrors }: RootError): Form['onRefused'] =>
  (message) =>
    message === undefined ? clearErrors('root') : setError('root', { type: 'passkey', message });

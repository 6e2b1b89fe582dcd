import { passkeys } from '@fio/contracts/public/passkeys';
import { deviceOf } from '@fio/domain/device';
import { api } from '@fio/platform/api';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { usePasskeysWords } from './words.ts';

/** The browser's side of WebAuthn comes with the first use: most visits have none. */
const library = () => import('@simplewebauthn/browser');

/** The person, or their browser, thought better of it: nobody has to be told. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
/** This device has a key of this account. */
export const isThere = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';

/** The session that a key opens; rejects with an ApiError when the server doesn't take it. */
async function tokenOf(credential: AuthenticationResponseJSON): Promise<string> {
  const { userHandle = '' } = credential.response;
  const body = { credential: { ...credential, response: { ...credential.response, userHandle } } };
  const { token } = await api(passkeys.login, { body }, { quiet: true });
  return token;
}

/** Has the person choose one of their keys. Rejects when they don't (`isGivenUp`), and with an ApiError. */
export async function signInByPasskey(): Promise<string> {
  const optionsJSON = await api(passkeys.request, {}, { quiet: true });
  const { startAuthentication } = await library();
  return tokenOf(await startAuthentication({ optionsJSON }));
}

/** Shorter than a challenge holds. */
const RENEW_MS = 480_000;

interface Offered {
  readonly onToken: (token: string) => Promise<void>;
  /** The server didn't take the key that was chosen. */
  readonly onRefused: (error: unknown) => void;
  /** Nothing is offered any more: it is to be begun anew. */
  readonly onStale: () => void;
}

/**
 * Has the browser offer the person's keys where it offers what it would fill in, for as long as a field of the page takes them
 * (`autocomplete` with `webauthn`). Returns what ends that.
 */
export function offerInAutofill({ onToken, onRefused, onStale }: Offered): () => void {
  let isOver = false;
  let cancel = () => undefined as void;
  const offer = async (): Promise<void> => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || isOver) return;
    const { startAuthentication, WebAuthnAbortService } = await library();
    const optionsJSON = await api(passkeys.request, {}, { quiet: true });
    if (isOver) return;
    cancel = () => WebAuthnAbortService.cancelCeremony();
    const timer = setTimeout(() => {
      cancel();
      onStale();
    }, RENEW_MS);
    const choice = { optionsJSON, useBrowserAutofill: true, verifyBrowserAutofillInput: false };
    const credential = await startAuthentication(choice).finally(() => clearTimeout(timer));
    await tokenOf(credential).then(onToken, onRefused);
  };
  // What can't be offered is no loss: the button and the password are there.
  offer().catch(() => undefined);
  return () => {
    isOver = true;
    cancel();
  };
}

/** What a key is called until its owner calls it something else. */
function nameOfDevice(): string {
  const { browser, system } = deviceOf(navigator.userAgent);
  const { t } = usePasskeysWords;
  return browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('someDevice'));
}

/**
 * Makes a key on this device for whoever is signed in, against the password or, with null, a sign-in of a moment ago. Rejects
 * with an ApiError, which names the field `password` where one is wanted; when the person doesn't make it (`isGivenUp`), or has
 * one here (`isThere`).
 */
export async function createPasskey(password: string | null): Promise<void> {
  const optionsJSON = await api(passkeys.prepare, { body: { password } }, { quiet: true });
  const { startRegistration } = await library();
  const credential = await startRegistration({ optionsJSON });
  const body = { name: nameOfDevice(), credential };
  await api(passkeys.add, { body }, { quiet: true });
}

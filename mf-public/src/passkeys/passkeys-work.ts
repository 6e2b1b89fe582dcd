import { useTakenOver } from '@fio/platform/boot';

/** A host that is an address has no passkeys (WebAuthn's RP id is a name), nor has a page without TLS but on `localhost`. */
const passkeysWork = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^\[|^[\d.]+$/.test(window.location.hostname);

/** Whether this browser makes and uses passkeys here; false until the page is taken over from the server. */
export const usePasskeysWork = (): boolean => useTakenOver() && passkeysWork();

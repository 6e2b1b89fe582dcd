import { activeWorker } from '../../page/active-worker.ts';
import { sha256 } from '../../page/sha256.ts';

/** The service worker and its scope alike: below it there is no page whose requests it could change. */
const WORKER = '/push-worker.js';

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The subscription of this browser, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** By what the server knows this browser; null where it takes no push notifications. */
export async function fingerprint(): Promise<string | null> {
  const known = await subscription();
  return known && sha256(new TextEncoder().encode(known.endpoint));
}

/** What the server needs to write to this browser. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
}

/** Asks the browser's owner, then its push service; null when the owner says no. One made for another key gives way. */
export async function subscribeHere(publicKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await activeWorker(WORKER);
  const before = await pushManager.getSubscription();
  const isOfKey = base64url(before?.options.applicationServerKey ?? null) === publicKey;
  if (before && !isOfKey) await before.unsubscribe();
  const made =
    before && isOfKey
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const [p256dh, auth] = [base64url(made.getKey('p256dh')), base64url(made.getKey('auth'))];
  return { endpoint: made.endpoint, p256dh, auth, publicKey };
}

/** Has the browser forget it too. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

import { LENT_TOKEN, type LentToken } from '@fio/domain/lent-token';
import { stores } from './store.ts';
import { takeTokenBack } from './take-token-back.ts';
import { tokens } from './tokens.ts';

/**
 * Lays the visitor's token where a service worker can read it, for what it is to send with the site closed; `takeTokenBack` once
 * nothing waits, as signing in or out does. Resolves with false where that visitor isn't signed in, or the browser keeps nothing.
 */
export async function lendToken(visitorId: string): Promise<boolean> {
  const token = tokens.get('user');
  const isTheirs = () => {
    // While another tab's sign-in is asked about, the token is the new person's, and the name still the one's before.
    const { status, user } = stores.user.getState();
    return status === 'ready' && user?.id === visitorId && tokens.get('user') === token;
  };
  if (!token || !isTheirs() || !('caches' in globalThis)) return false;
  const lent: LentToken = { visitorId, token };
  try {
    const place = await caches.open(LENT_TOKEN.cache);
    await place.put(LENT_TOKEN.address, new Response(JSON.stringify(lent)));
  } catch {
    return false;
  }
  if (isTheirs()) return true;
  // Signed out before it lay there, maybe.
  await takeTokenBack();
  return false;
}

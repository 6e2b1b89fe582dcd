import { LENT_TOKEN } from '@fio/domain/lent-token';

/** Takes back what `lendToken` has lent, if anything. */
export async function takeTokenBack(): Promise<void> {
  if (!('caches' in globalThis)) return;
  // A browser that keeps nothing has nothing to forget.
  await caches.delete(LENT_TOKEN.cache).catch(() => false);
}

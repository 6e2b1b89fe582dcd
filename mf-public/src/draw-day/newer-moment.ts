import type { DrawMoment } from '@fio/contracts/public/draw-live';

/**
 * Of what is known and what is told, what holds. What was released or published is never taken back: a server that is a
 * moment behind the one before it doesn't make a prize disappear.
 */
export function newerMoment(known: DrawMoment | undefined, told: DrawMoment): DrawMoment {
  if (known === undefined || known.slug !== told.slug) return told;
  const isOlder =
    told.released.length < known.released.length || (known.publishedAt !== null && told.publishedAt === null);
  return isOlder ? known : told;
}

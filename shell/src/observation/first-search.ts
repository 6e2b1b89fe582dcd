/**
 * The query that a visit began with. Who follows a link of the page before any script has run is on their second page when this
 * is asked: the browser says which was the first, whole to the same site alone.
 */
export function firstSearch(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  referrer: string,
): string {
  return referrer.startsWith(`${origin}/`) ? new URL(referrer).search : search;
}

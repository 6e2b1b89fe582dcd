import { EMBED_MEDIUM } from '@fio/domain/embed-medium';

/**
 * Tells the site whose widget somebody came by that they have voted. Nothing is loaded for everybody else; what isn't told is a
 * figure less, and nobody's concern.
 */
export function cameByWidget(slug: string): void {
  const search = new URLSearchParams(window.location.search);
  if (search.get('utm_medium') !== EMBED_MEDIUM) return;
  const host = search.get('utm_source') ?? '';
  import('./tell-widget-vote.ts')
    .then(({ tellWidgetVote }) => tellWidgetVote(slug, host))
    .catch(() => undefined);
}

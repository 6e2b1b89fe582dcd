import { rememberRedirect } from '@fio/platform/settings';
import { accessOf, sideOf } from './access.ts';
import { fullPath } from './redirects.ts';

/** What of a window says where its document was opened from. Not every browser has the Navigation API. */
interface Opened {
  location: Pick<Location, 'origin' | 'pathname'>;
  document: Pick<Document, 'referrer'>;
  performance: Pick<Performance, 'getEntriesByType'>;
  navigation?: { readonly activation: { readonly from: { readonly url: string | null } | null } | null };
}

/** An address without its hash, as referrers have it. */
const withoutHash = (url: string) => url.split('#', 1)[0];

/**
 * Remembers the page whose link to a sign-in page was followed before our code could: the browser opens that as a
 * document of its own. The referrer alone says that there was a link, and knows no hash; that, the navigation may.
 */
export function rememberCameFrom({ location, document, navigation, performance }: Opened): void {
  if (accessOf(location.pathname) !== 'guest') return;
  // Loaded again: the referrer is of the first time, and what was remembered since is kept.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload') return;
  const { referrer } = document;
  const whole = navigation?.activation?.from?.url ?? '';
  const from = withoutHash(whole) === referrer ? whole : referrer;
  if (!URL.canParse(from)) return;
  const page = new URL(from);
  const isOpenPage = sideOf(page.pathname) === 'public' && accessOf(page.pathname) === undefined;
  if (page.origin === location.origin && isOpenPage) rememberRedirect('user', fullPath(page));
}

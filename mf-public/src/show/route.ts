import { shows } from '@fio/contracts/public/shows';
import { isReservedSlug, isSlug } from '@fio/domain/slug';
import { pageData } from '../page/page-data.ts';

/** An address that can't be a series is not found, without asking the server. */
export function loader({ params }: { params: { show?: string } }): Promise<null> {
  const slug = params.show ?? '';
  if (!isSlug(slug) || isReservedSlug(slug))
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  return pageData(shows.show, { params: { slug } });
}
export { Show as Component } from './show.tsx';

import { useEffect, useState } from 'react';
import { drawLive, type DrawMoment } from '@fio/contracts/public/draw-live';
import { queryClient, queryKey } from '@fio/platform/api';
import { type PageData, usePageData } from '../page/use-page-data.ts';
import { followDraw, type Link } from './follow-draw.ts';
import { newerMoment } from './newer-moment.ts';

/** Nothing more happens to it. */
const isOver = ({ state, publishedAt }: DrawMoment): boolean => publishedAt !== null || state === 'cancelled';

/** How far a draw is, followed until its publication. */
export function useDrawMoment(slug: string): PageData<DrawMoment> & { readonly link: Link } {
  const input = { params: { slug } };
  const page = usePageData(drawLive.moment, input);
  const [link, setLink] = useState<Link>('stream');
  const isFollowed = page.data !== undefined && !isOver(page.data);
  useEffect(() => {
    if (!isFollowed) return;
    const key = queryKey(drawLive.moment, { params: { slug } });
    return followDraw(slug, {
      onLink: setLink,
      onMoment: (told) => void queryClient.setQueryData<DrawMoment>(key, (known) => newerMoment(known, told)),
    });
  }, [slug, isFollowed]);
  return { ...page, link };
}

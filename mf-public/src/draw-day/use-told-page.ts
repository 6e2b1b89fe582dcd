import { useEffect, useEffectEvent } from 'react';
import type { DrawMoment } from '@fio/contracts/public/draw-live';
import { drawProof, type DrawPage } from '@fio/contracts/public/draw-proof';
import { type PageData, usePageData } from '../page/use-page-data.ts';

/** Thousands hear of the closed list, or of the publication, at one moment: each asks for the page within so long, not all at once. In milliseconds. */
const SPREAD = 2_500;
/** Again after so long, where the answer was from before. */
const AGAIN = 1_500;

/** Whether a page is from before something that was told. */
const isBehind = (
  { list, published }: Pick<DrawPage, 'list' | 'published'>,
  { listHash, publishedAt }: Pick<DrawMoment, 'listHash' | 'publishedAt'>,
): boolean => (listHash !== null && list === null) || (publishedAt !== null && published === null);

/** A draw's page, asked for once more when its list is told to be closed and when it is told to be published. */
export function useToldPage(slug: string, told: DrawMoment | undefined): PageData<DrawPage> {
  const page = usePageData(drawProof.page, { params: { slug } });
  const { data, retry } = page;
  const isWanting = told !== undefined && data !== undefined && isBehind(data, told);
  const askAgain = useEffectEvent(() => retry());
  useEffect(() => {
    if (!isWanting) return;
    let timer = setTimeout(function ask() {
      askAgain();
      timer = setTimeout(ask, AGAIN + Math.random() * SPREAD);
    }, Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [isWanting]);
  return page;
}

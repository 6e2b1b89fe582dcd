import { useEffect, useEffectEvent } from 'react';
import { drawProof, type DrawPage } from '@fio/contracts/public/draw-proof';
import { type PageData, usePageData } from '../page/use-page-data.ts';

/** Thousands hear of the publication at one moment: each asks for the winners within so long, not all at once. In milliseconds. */
const SPREAD = 2_500;
/** Again after so long, where the answer was from before. */
const AGAIN = 1_500;

/** A draw's page, asked for once more when it is told to be published. */
export function usePublishedPage(slug: string, isPublished: boolean): PageData<DrawPage> {
  const page = usePageData(drawProof.page, { params: { slug } });
  const { data, retry } = page;
  const isWanting = isPublished && data !== undefined && data.published === null;
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

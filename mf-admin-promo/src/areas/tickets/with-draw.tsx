import type { ReactNode } from 'react';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { LoadFailure } from '@fio/platform/area';
import { PageHead } from './page-head.tsx';
import { useDraw } from './use-draw.ts';
import { useTicketsWords } from './words.ts';

interface Props {
  readonly word: 'check' | 'totals';
  readonly children: (drawId: string, draws: ReturnType<typeof useDraw>) => ReactNode;
}

/** A page about one draw's numbers, with what stands there before and without one. */
export function WithDraw({ word, children }: Props) {
  const t = useTicketsWords();
  const draws = useDraw();
  const { drawId, isKnown, error, isFetching, refetch, choices, choose } = draws;
  return (
    <>
      <PageHead title={t(word)} draws={choices} drawId={drawId ?? ''} onDraw={choose} />
      {error && !isKnown ? (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : !isKnown ? (
        <SkeletonText lines={8} />
      ) : drawId === undefined ? (
        <EmptyState title={t('check.none')} text={t('check.noneText')} />
      ) : (
        children(drawId, draws)
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import { drawProof, type DrawPage } from '@fio/contracts/public/draw-proof';
import { api } from '@fio/platform/api';
import type { DrawCheck } from '../draw/check-draw.ts';

export type Recalculated = 'waiting' | 'under way' | 'failed' | DrawCheck;

async function recalculate(draw: DrawPage): Promise<DrawCheck> {
  const [evidence, { checkDraw }] = await Promise.all([
    api(drawProof.evidence, { params: { slug: draw.slug } }, { quiet: true }),
    import('../draw/check-draw.ts'),
  ]);
  return checkDraw(draw, evidence);
}

/** A published draw, calculated again by this device as soon as it is one; with the way to try again. */
export function useRecalculated(draw: DrawPage | undefined): readonly [Recalculated, () => void] {
  const [progress, setProgress] = useState<Recalculated>('waiting');
  const [attempt, setAttempt] = useState(0);
  const isPublished = draw !== undefined && draw.published !== null;
  useEffect(() => {
    // What is read again and is the same is the same object: it is calculated once.
    if (!draw || !isPublished) return;
    let isGone = false;
    const tell = (next: Recalculated) => {
      if (!isGone) setProgress(next);
    };
    tell('under way');
    recalculate(draw).then(tell, () => tell('failed'));
    return () => {
      isGone = true;
    };
  }, [draw, isPublished, attempt]);
  return [progress, () => setAttempt(attempt + 1)];
}

import { useState } from 'react';
import type { WalkStep } from '@fio/domain/draw/calculation';
import type { ListCommitment } from '@fio/domain/draw/list-commitment';
import { NumberWalk } from '@fio/design-system/number-walk';
import { More, PAGE } from '../page/more.tsx';
import { walkedOf } from './walked.ts';
import { useDrawWords } from './words.ts';

interface Props {
  readonly walk: readonly WalkStep[];
  readonly committed: Pick<ListCommitment, 'prizes' | 'ruleSet'>;
}

/** The search from the drawn number to the last award; a long one bit by bit. */
export function Walk({ walk, committed }: Props) {
  const t = useDrawWords();
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <NumberWalk
        label={t('walk')}
        items={walk.slice(0, shown).map((step, index) => walkedOf(step, index, committed))}
      />
      <More left={walk.length - shown} onMore={() => setShown(shown + PAGE)} />
    </>
  );
}

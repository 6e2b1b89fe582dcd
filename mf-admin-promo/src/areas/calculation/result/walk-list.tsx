import { useState } from 'react';
import type { CalculationRun } from '@fio/contracts/admin/calculation-run';
import { Button } from '@fio/design-system/button';
import { SwitchField } from '@fio/design-system/fields';
import { NumberWalk } from '@fio/design-system/number-walk';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import type { CalculationDetail, ReadBy } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useCalculationWords } from '../words.ts';
import { walkedOf } from './walk.ts';

const PAGE = 50;

interface Props {
  readonly run: CalculationRun;
  readonly draw: Pick<CalculationDetail, 'prizeList'> & ReadBy;
}

/** The walk from the number looked for to the last surrogate; a long one is shown bit by bit. */
export function WalkList({ run: { result, holders }, draw }: Props) {
  const t = useCalculationWords();
  const [shown, setShown] = useState(PAGE);
  const [isShort, setShort] = useState(false);
  const steps = isShort ? result.walk.filter(({ kind }) => kind !== 'skipped') : result.walk;
  const skipped = result.walk.filter(({ kind }) => kind === 'skipped').length;
  return (
    <div className={classes['stack']}>
      <Text tone="muted" size="small">
        {t('walk.sum', {
          count: skipped,
          total: format.number(skipped),
          awards: format.number(result.awards.length),
        })}
      </Text>
      {skipped > 0 && (
        <SwitchField
          label={t('walk.short')}
          checked={isShort}
          onChange={(event) => setShort(event.currentTarget.checked)}
        />
      )}
      <NumberWalk
        label={t('walk')}
        items={steps.slice(0, shown).map((step, index) => walkedOf(step, index, draw, holders))}
      />
      {steps.length > shown && (
        <div className={classes['buttons']}>
          <Button variant="secondary" size="sm" onClick={() => setShown((now) => now + PAGE)}>
            {t('walk.more', { count: Math.min(PAGE, steps.length - shown) })}
          </Button>
        </div>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { DrawPage, HolderOpening } from '@fio/contracts/public/draw-proof';
import { Text } from '@fio/design-system/text';
import type { CheckedNumber } from './check-numbers.ts';
import { CheckedNumberItem } from './checked-number.tsx';
import classes from './draw.module.css';
import { useDrawWords } from './words.ts';

interface Props {
  readonly slug: string;
  readonly list: NonNullable<DrawPage['list']>;
  readonly opening: HolderOpening;
}

/** The number of a proof link, checked as soon as the link is opened. */
export function LinkedNumber({ slug, list, opening }: Props) {
  const t = useDrawWords();
  const [checked, setChecked] = useState<CheckedNumber | 'failed'>();
  useEffect(() => {
    let isGone = false;
    const check = async () => {
      const { checkNumbers } = await import('./check-numbers.ts');
      const [one] = await checkNumbers({ slug, list }, [opening]);
      if (!isGone) setChecked(one);
    };
    check().catch(() => setChecked('failed'));
    return () => {
      isGone = true;
    };
  }, [slug, list, opening]);
  return (
    <div role="status" className={classes['stack']}>
      <Text>{t('linked')}</Text>
      {checked === undefined && <Text tone="muted">{t('mineChecking', { done: 0, total: 1 })}</Text>}
      {checked === 'failed' && <Text tone="warning">{t('mineFailed')}</Text>}
      {typeof checked === 'object' && (
        <ul className={classes['files']}>
          <CheckedNumberItem checked={checked} list={list} />
        </ul>
      )}
    </div>
  );
}

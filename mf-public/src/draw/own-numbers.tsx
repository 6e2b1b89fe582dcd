import { useState } from 'react';
import { drawProof, type DrawPage } from '@fio/contracts/public/draw-proof';
import { Button } from '@fio/design-system/button';
import { Text } from '@fio/design-system/text';
import { api } from '@fio/platform/api';
import type { CheckedNumber } from './check-numbers.ts';
import { CheckedNumberItem } from './checked-number.tsx';
import classes from './draw.module.css';
import { More, PAGE } from '../page/more.tsx';
import { useDrawWords } from './words.ts';

interface Props {
  readonly slug: string;
  readonly list: NonNullable<DrawPage['list']>;
}

type Progress =
  | 'not yet'
  | 'asking'
  | 'failed'
  | { readonly done: number; readonly total: number }
  | { readonly checked: readonly CheckedNumber[] };

/** What came of all of them in a sentence. */
function Outcome({ progress }: { progress: Progress }) {
  const t = useDrawWords();
  if (progress === 'not yet' || progress === 'asking') return null;
  if (progress === 'failed') return <Text tone="warning">{t('mineFailed')}</Text>;
  if ('done' in progress) return <Text tone="muted">{t('mineChecking', { ...progress })}</Text>;
  const { length: count } = progress.checked;
  const wrong = progress.checked.filter(({ verdict }) => verdict !== 'listed').length;
  if (count === 0) return <Text tone="muted">{t('mineNone')}</Text>;
  return wrong === 0 ? (
    <Text tone="success">{t('mineAll', { count })}</Text>
  ) : (
    <Text tone="error">{t('mineWrong', { count: wrong })}</Text>
  );
}

/** Those that are wrong come first: nobody has to look for them. */
function Checked({ checked, slug, list }: Props & { checked: readonly CheckedNumber[] }) {
  const t = useDrawWords();
  const [shown, setShown] = useState(PAGE);
  const sorted = checked.toSorted(
    (left, right) => Number(left.verdict === 'listed') - Number(right.verdict === 'listed'),
  );
  if (sorted.length === 0) return null;
  return (
    <>
      <ul className={classes['files']} aria-label={t('mineList')}>
        {sorted.slice(0, shown).map((one) => (
          <CheckedNumberItem key={one.opening.code} checked={one} list={list} slug={slug} />
        ))}
      </ul>
      <More left={sorted.length - shown} onMore={() => setShown(shown + PAGE)} />
      <Text size="small" tone="muted">
        {t('proofLinkText')}
      </Text>
    </>
  );
}

/** The visitor's own numbers, looked for in the closed list by this very device. */
export function OwnNumbers({ slug, list }: Props) {
  const t = useDrawWords();
  const [progress, setProgress] = useState<Progress>('not yet');
  const check = async () => {
    setProgress('asking');
    const { items } = await api(drawProof.mine, { params: { slug } }, { quiet: true });
    const onProgress = (done: number) => setProgress({ done, total: items.length });
    onProgress(0);
    const { checkNumbers } = await import('./check-numbers.ts');
    setProgress({ checked: await checkNumbers({ slug, list }, items, onProgress) });
  };
  const isUnderWay = progress === 'asking' || (typeof progress === 'object' && 'done' in progress);
  return (
    <>
      <div>
        <Button
          variant="secondary"
          loading={isUnderWay}
          onClick={() => void check().catch(() => setProgress('failed'))}
        >
          {t('mineStart')}
        </Button>
      </div>
      <div role="status">
        <Outcome progress={progress} />
      </div>
      {typeof progress === 'object' && 'checked' in progress && (
        <Checked checked={progress.checked} slug={slug} list={list} />
      )}
    </>
  );
}

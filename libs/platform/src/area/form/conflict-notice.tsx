import { useEffect, useRef } from 'react';
import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { useAreaWords } from '../area-words.ts';
import classes from '../area.module.css';

interface Props {
  /** The labels of what the other person changed. */
  readonly changed: readonly string[];
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Somebody was faster: their version, or mine over it. Nothing is decided for the person. */
export function ConflictNotice({ changed, onTheirs, onMine }: Props) {
  const t = useAreaWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes['conflict']}>
      <Heading level={2} size="s">
        {t('conflict.title')}
      </Heading>
      {changed.length > 0 && <Text>{t('conflict.fields', { fields: changed.join(', ') })}</Text>}
      <Text tone="muted">{t('conflict.text')}</Text>
      <div className={classes['buttons']}>
        <Button variant="secondary" onClick={onTheirs}>
          {t('conflict.theirs')}
        </Button>
        <Button variant="secondary" onClick={onMine}>
          {t('conflict.mine')}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '@fio/design-system/button';
import { FieldChoices, type FieldChoice } from '@fio/design-system/field-choices';
import { Heading, Text } from '@fio/design-system/text';
import { useAreaWords } from '../area-words.ts';
import classes from '../area.module.css';

interface Props {
  /** The labels of what the other person changed. */
  readonly changed: readonly string[];
  /** What differs between the two versions, and which side stays at first. */
  readonly differences: readonly FieldChoice[];
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  /** Takes the fields of theirs that were chosen; the others stay mine. */
  readonly onChosen: (theirs: readonly string[]) => void;
}

/** Somebody was faster: their version, mine over it, or the best of both. Nothing is decided for the person. */
export function ConflictNotice({ changed, differences, onTheirs, onMine, onChosen }: Props) {
  const t = useAreaWords();
  const [choices, setChoices] = useState(differences);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const theirs = choices.flatMap(({ id, chosen }) => (chosen === 'theirs' ? [id] : []));
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes['conflict']}>
      <Heading level={2} size="s">
        {t('conflict.title')}
      </Heading>
      {changed.length > 0 && <Text>{t('conflict.fields', { fields: changed.join(', ') })}</Text>}
      <Text tone="muted">{t('conflict.text')}</Text>
      <FieldChoices
        choices={choices}
        onChoose={(id, chosen) =>
          setChoices((now) => now.map((one) => (one.id === id ? { ...one, chosen } : one)))
        }
        labels={{
          mine: t('conflict.side.mine'),
          theirs: t('conflict.side.theirs'),
          nothing: t('conflict.nothing'),
        }}
      />
      <div className={classes['buttons']}>
        {choices.length > 0 && <Button onClick={() => onChosen(theirs)}>{t('conflict.apply')}</Button>}
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

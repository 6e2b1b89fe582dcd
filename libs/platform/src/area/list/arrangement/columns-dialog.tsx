import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { CheckboxField } from '@fio/design-system/fields';
import { useAreaWords } from '../../area-words.ts';
import type { Area } from '../../area.ts';
import classes from '../../area.module.css';
import type { Arrangement } from './use-arrangement.ts';

interface Props {
  readonly area: Area;
  readonly arrangement: Arrangement;
  readonly onClose: () => void;
}

/** Which columns one wants to see. The first stays: it leads to the record. */
export function ColumnsDialog({ area, arrangement, onClose }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const [shown, setShown] = useState(new Set(arrangement.columns.map(({ key }) => key)));
  const toggle = (key: string) => {
    const next = new Set(shown);
    if (!next.delete(key)) next.add(key);
    setShown(next);
  };
  const choose = (keys: readonly string[] | null) => {
    void arrangement.choose(keys && [...keys]);
    onClose();
  };
  const keys = area.columns.map(({ key }) => key);
  const chosen = keys.filter((key) => shown.has(key));
  return (
    <Dialog opened onClose={onClose} title={t('columns.title')} closeLabel={t('close')} width={400}>
      <div className={classes['report']}>
        <div className={classes['choices']}>
          {keys.map((key, index) => (
            <CheckboxField
              key={key}
              name={`column-${key}`}
              label={words(`field.${key}`)}
              checked={shown.has(key)}
              disabled={index === 0}
              onChange={() => toggle(key)}
            />
          ))}
        </div>
        <div className={classes['buttons']}>
          <Button variant="secondary" disabled={!arrangement.isChosen} onClick={() => choose(null)}>
            {t('columns.all')}
          </Button>
          <Button onClick={() => choose(chosen.length === keys.length ? null : chosen)} data-autofocus>
            {t('columns.apply')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

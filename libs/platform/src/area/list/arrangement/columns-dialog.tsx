import { useState } from 'react';
import { Button, IconButton } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { CheckboxField } from '@fio/design-system/fields';
import { IconArrowDown, IconArrowUp } from '@fio/design-system/icons';
import { useAreaWords } from '../../area-words.ts';
import type { Area } from '../../area.ts';
import classes from '../../area.module.css';
import type { Arrangement } from './use-arrangement.ts';

interface Props {
  readonly area: Area;
  readonly arrangement: Arrangement;
  readonly onClose: () => void;
}

/** The list with what is at `at` one place further up or down. */
const moved = (keys: readonly string[], at: number, by: -1 | 1): string[] => {
  const other = keys[at + by];
  const here = keys[at];
  return other === undefined || here === undefined ? [...keys] : keys.with(at, other).with(at + by, here);
};

/** Which columns one wants to see, and in which order. The first stays: it leads to the record. */
export function ColumnsDialog({ area, arrangement, onClose }: Props) {
  const t = useAreaWords();
  const words = area.words();
  const all = area.columns.map(({ key }) => key);
  const now = arrangement.columns.map(({ key }) => key);
  const [keys, setKeys] = useState<readonly string[]>([...now, ...all.filter((key) => !now.includes(key))]);
  const [shown, setShown] = useState(new Set(now));
  const toggle = (key: string) => {
    const next = new Set(shown);
    if (!next.delete(key)) next.add(key);
    setShown(next);
  };
  const choose = (chosen: readonly string[] | null) => {
    void arrangement.choose(chosen && [...chosen]);
    onClose();
  };
  const chosen = keys.filter((key) => shown.has(key));
  const move = (at: number, by: -1 | 1, name: string) => (
    <IconButton
      size="sm"
      label={t(by < 0 ? 'columns.up' : 'columns.down', { name })}
      disabled={at + by < 1 || at + by >= keys.length}
      onClick={() => setKeys(moved(keys, at, by))}
    >
      {by < 0 ? <IconArrowUp /> : <IconArrowDown />}
    </IconButton>
  );
  return (
    <Dialog opened onClose={onClose} title={t('columns.title')} closeLabel={t('close')} width={400}>
      <div className={classes['report']}>
        <ol className={classes['choices']}>
          {keys.map((key, at) => {
            const name = words(`field.${key}`);
            return (
              <li key={key} className={classes['choice']}>
                <CheckboxField
                  name={`column-${key}`}
                  label={name}
                  checked={shown.has(key)}
                  disabled={at === 0}
                  onChange={() => toggle(key)}
                />
                {at > 0 && (
                  <span>
                    {move(at, -1, name)}
                    {move(at, 1, name)}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
        <div className={classes['buttons']}>
          <Button variant="secondary" disabled={!arrangement.isChosen} onClick={() => choose(null)}>
            {t('columns.all')}
          </Button>
          <Button onClick={() => choose(chosen.join() === all.join() ? null : chosen)} data-autofocus>
            {t('columns.apply')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { Button } from '@fio/design-system/button';
import { ALL, keyOf } from '../../permissions/entries.ts';
import { useTokensWords } from '../words.ts';
import classes from './create.module.css';

interface Props {
  /** What may be ticked. */
  readonly offered: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
}

const READING: ReadonlySet<string> = new Set(
  ALL.filter(({ action }) => action === 'list' || action === 'view').map(keyOf),
);

/** Ticks what only reads, all there is, or nothing. */
export function ScopeShortcuts({ offered, onChange }: Props) {
  const t = useTokensWords();
  const reading = new Set([...offered].filter((key) => READING.has(key)));
  const choices = { reading, all: offered, none: new Set<string>() } as const;
  return (
    <div className={classes['buttons']} role="group" aria-label={t('create.scopes')}>
      {(Object.keys(choices) as (keyof typeof choices)[]).map((choice) => (
        <Button key={choice} variant="secondary" size="sm" onClick={() => onChange(choices[choice])}>
          {t(`shortcut.${choice}`)}
        </Button>
      ))}
    </div>
  );
}

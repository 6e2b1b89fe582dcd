import type { ReactNode } from 'react';
import { useCalculationWords } from '../words.ts';
import classes from './files.module.css';

interface Props {
  readonly title: string;
  /** How far it is, how large: short facts beside each other. */
  readonly facts: ReactNode;
  readonly sha256: string | null;
  /** The way to it, where there is one. */
  readonly action: ReactNode;
}

/** One file: what it is, its facts, the way to it, and its hash across the whole width. */
export function FileRow({ title, facts, sha256, action }: Props) {
  const t = useCalculationWords();
  return (
    <li className={classes['row']} aria-label={title}>
      <div className={classes['about']}>
        <p className={classes['title']}>{title}</p>
        <div className={classes['facts']}>{facts}</div>
      </div>
      {action}
      {sha256 !== null && (
        <div className={classes['hash']}>
          {t('field.sha256')} <code>{sha256}</code>
        </div>
      )}
    </li>
  );
}

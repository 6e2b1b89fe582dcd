import type { ReactNode } from 'react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './steps.module.css';

/** `paused` waits for something outside, `stopped` never goes on. */
export type StepState = 'done' | 'current' | 'waiting' | 'paused' | 'stopped';

/** `said` is the state in words, for those who don't see its mark; `note` is one line: who and when. */
export type Step = { id: string; title: string; state: StepState; said: string; note?: ReactNode };

/** All texts are ready. */
export type StepsProps = { label: string; items: readonly Step[] };

const MARKS = { done: IconCheck, paused: IconPlayerPause, stopped: IconX };

/** The way a thing goes, step after step along the thread: what is done, where it stands, what is to come. */
export function Steps({ label, items }: StepsProps) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {items.map(({ id, title, state, said, note }, index) => {
        const Mark = state in MARKS ? MARKS[state as keyof typeof MARKS] : null;
        return (
          <li
            key={id}
            className={cx(classes.step, classes[state])}
            aria-current={state === 'current' || state === 'paused' ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {Mark ? <Mark size={14} stroke={3} /> : index + 1}
            </span>
            <span className={classes.words}>
              <span className={classes.title}>
                {title}
                <VisuallyHidden> ({said})</VisuallyHidden>
              </span>
              {note && <span className={classes.note}>{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

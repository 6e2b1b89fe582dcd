import type { PollView } from '@fio/contracts/public/polls';
import { Theory } from '../votes/theory.tsx';
import classes from './theory-row.module.css';

/**
 * A few theories: in a row that snaps on a telephone, side by side where there is room. What can be pressed in it brings its
 * card into sight, so the row itself needs no stop of the keyboard.
 */
export function TheoryRow({ polls, label }: { polls: readonly PollView[]; label: string }) {
  return (
    <div className={classes['row']} role="region" aria-label={label}>
      {polls.map((poll) => (
        <Theory key={poll.id} poll={poll} linked />
      ))}
    </div>
  );
}

import type { PollView } from '@fio/contracts/public/polls';
import { Theory } from './theory.tsx';
import classes from './theory-grid.module.css';

/** Theories side by side, as many as fit. */
export function TheoryGrid(props: { polls: readonly PollView[]; posterBeside?: boolean }) {
  const { polls, posterBeside = false } = props;
  return (
    <div className={classes['grid']}>
      {polls.map((poll) => (
        <Theory key={poll.id} poll={poll} linked posterBeside={posterBeside} />
      ))}
    </div>
  );
}

import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { cx } from '../internal/cx.ts';
import classes from './stories.module.css';

/** One line of what to do and one of what not, under a pattern. */
export function Guidance({ does, doesNot }: { does: string; doesNot: string }) {
  return (
    <aside className={cx(classes.guidance)} aria-label="Do and don't">
      <p className={classes.does}>
        <IconCheck size={18} aria-hidden />{' '}
        <span>
          <b>Do</b> {does}
        </span>
      </p>
      <p className={classes.doesNot}>
        <IconX size={18} aria-hidden />{' '}
        <span>
          <b>Don’t</b> {doesNot}
        </span>
      </p>
    </aside>
  );
}

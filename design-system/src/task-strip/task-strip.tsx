import { Button } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';
import { ProgressBar } from '../progress/progress-bar.tsx';
import classes from './task-strip.module.css';

/** `title` is what is being done, `text` how far it is in words; `value` a percentage, null while nobody knows it. */
export type TaskStripProps = {
  title: string;
  text: string;
  value: number | null;
  /** Left out where it can't be stopped. */
  onCancel?: (() => void) | undefined;
  cancelLabel: string;
  /** What was pressed is on its way. */
  cancelling?: boolean;
};

/** A long task at work, above what it works on: it goes on when the page is left. */
export function TaskStrip({ title, text, value, onCancel, cancelLabel, cancelling }: TaskStripProps) {
  return (
    <section aria-label={title} className={cx(classes.strip)}>
      <div className={classes.words}>
        <strong>{title}</strong>
        <span role="status" className={classes.text}>
          {text}
        </span>
      </div>
      <ProgressBar label={title} value={value ?? 0} className={classes.bar} />
      {onCancel && (
        <Button size="sm" variant="secondary" loading={cancelling ?? false} onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
    </section>
  );
}

import { cx } from '../internal/cx.ts';
import classes from './skeleton.module.css';

/** Sizes are CSS lengths or px numbers, an empty one leaves it to `className`. `ratio` (such as '2 / 3') takes the height's place. */
export type SkeletonProps = {
  width?: number | string;
  height?: number | string;
  ratio?: string;
  radius?: 'chip' | 'card' | 'pill';
  className?: string;
};

/** The shape of what is coming. Hidden from screen readers: the region around it says it is busy. */
export function Skeleton({ width = '100%', height = 16, ratio, radius = 'chip', className }: SkeletonProps) {
  const size = ratio ? { width, aspectRatio: ratio } : { width, height };
  return <span aria-hidden className={cx(classes.skeleton, classes[radius], className)} style={size} />;
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden className={classes.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

import { cx } from '../internal/cx.ts';
import classes from './brand.module.css';

/** The name set in the title face, with the thread coming out of it. `children` is the product's name. */
export function Brand({ children }: { children: string }) {
  return (
    <span className={cx(classes.brand)}>
      <svg className={classes.mark} viewBox="0 0 28 28" fill="none" aria-hidden>
        <path
          d="M2 20c6 3 9-1 9-6s3-9 8-9 7 4 7 8-3 7-7 7-7-3-7-6 2-5 5-5 4 2 4 4-1 3-3 3"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {children}
    </span>
  );
}

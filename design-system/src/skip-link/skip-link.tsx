import { cx } from '../internal/cx.ts';
import classes from './skip-link.module.css';

/** The first link of a page: seen when focused, leads to the element with the id `target`. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  const focusTarget = () => document.getElementById(target)?.focus();
  return (
    <a href={`#${target}`} className={cx(classes.skip)} onClick={focusTarget}>
      {children}
    </a>
  );
}

import type { MouseEvent, Ref } from 'react';
import { cx } from '../internal/cx.ts';
import classes from './error-summary.module.css';

/** One wrong field: its `name`, its label as shown and the message. */
export type FormError = { name: string; label: string; message: string };

/** Focus it through `ref` after a failed submit. */
export type ErrorSummaryProps = { title: string; errors: readonly FormError[]; ref?: Ref<HTMLDivElement> };

const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]';

const focusField = (name: string) => {
  const quoted = CSS.escape(name);
  const field = document.querySelector<HTMLElement>(`[data-field="${quoted}"]`);
  const control =
    field?.querySelector<HTMLElement>(focusable) ?? document.querySelector<HTMLElement>(`[name="${quoted}"]`);
  control?.focus();
};

/** What is wrong in the form, in one place; each line leads to its field. Nothing is painted without errors. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const follow = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(name);
  };
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={cx(classes.summary)}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={follow(name)}>
              {label}
            </a>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

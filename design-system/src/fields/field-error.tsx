import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { cx } from '../internal/cx.ts';
import classes from './fields.module.css';

/** The message under a field, for groups that are not one of our fields; `id` for `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={cx(classes.error)}>
      <IconAlertCircle size={16} aria-hidden />
      {children}
    </p>
  );
}

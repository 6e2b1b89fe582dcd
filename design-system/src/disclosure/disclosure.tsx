import type { ReactNode } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { cx } from '../internal/cx.ts';
import classes from './disclosure.module.css';

/** `title` is what one presses; `id` names the place of the content, so that an address with it opens it. */
export type DisclosureProps = {
  id?: string;
  title: ReactNode;
  /** The title's place in the outline. */
  headingLevel: 2 | 3 | 4;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  className?: string;
};

/**
 * A title that shows and hides what stands under it. The browser's own element: it opens by keyboard, without a script,
 * by a search in the page and by `#id` in the address.
 */
export function Disclosure(props: DisclosureProps) {
  const { id, title, headingLevel, open, onOpenChange, children, className } = props;
  const Title = `h${headingLevel}` as const;
  return (
    <details
      className={cx(classes.disclosure, className)}
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <Title className={classes.title}>{title}</Title>
        <IconChevronDown className={classes.mark} size={20} aria-hidden />
      </summary>
      <div id={id} className={classes.content}>
        {children}
      </div>
    </details>
  );
}

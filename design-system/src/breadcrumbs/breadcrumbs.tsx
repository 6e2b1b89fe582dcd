import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { cx } from '../internal/cx.ts';
import type { Navigate } from '../internal/link.ts';
import { Link } from '../link/link.tsx';
import classes from './breadcrumbs.module.css';

/** The last item is the page one is on and has no `href`. */
export type BreadcrumbsProps = {
  label: string;
  items: readonly { title: string; href?: string }[];
  onNavigate?: Navigate;
};

/** The way back up. */
export function Breadcrumbs({ label, items, onNavigate }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={cx(classes.crumbs)}>
        {items.map(({ title, href }) => (
          <li key={title} className={classes.crumb}>
            {href ? (
              <>
                <Link href={href} onNavigate={onNavigate}>
                  {title}
                </Link>
                <IconChevronRight size={14} aria-hidden />
              </>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

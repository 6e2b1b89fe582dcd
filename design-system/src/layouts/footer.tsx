import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import type { Navigate } from '../internal/link.ts';
import { Link } from '../link/link.tsx';
import { Brand } from './brand.tsx';
import classes from './footer.module.css';

/** `certificate` and `legal` are ready lines (authorisation number; who runs the promotion). */
export type FooterProps = {
  brand: string;
  tagline?: string;
  certificate?: string;
  legal?: string;
  links: readonly { href: string; title: string }[];
  navigationLabel: string;
  onNavigate?: Navigate;
  /** Such as the language and theme controls. */
  extra?: ReactNode;
};

/** The foot of every public page: certificate number, SAC, privacy. */
export function Footer({
  brand,
  tagline,
  certificate,
  legal,
  links,
  navigationLabel,
  onNavigate,
  extra,
}: FooterProps) {
  return (
    <footer className={cx(classes.footer)}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Brand>{brand}</Brand>
          {tagline && <p>{tagline}</p>}
        </div>
        <nav aria-label={navigationLabel}>
          <ul className={classes.links}>
            {links.map(({ href, title }) => (
              <li key={href}>
                <Link href={href} onNavigate={onNavigate} className={classes.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {extra}
        <div className={classes.legal}>
          {certificate && <p>{certificate}</p>}
          {legal && <p>{legal}</p>}
        </div>
      </div>
    </footer>
  );
}

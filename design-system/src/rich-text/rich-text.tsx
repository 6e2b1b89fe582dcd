import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { parseRichText } from '@fio/domain/rich-text';
import type { RichElement, RichNode } from '@fio/domain/rich-text';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import type { Navigate } from '../internal/link.ts';
import classes from './rich-text.module.css';

/** `html` is a text as the server saved it. */
export type RichTextProps = {
  html: string;
  /** For links within the site. */
  onNavigate?: Navigate | undefined;
  /** Takes the place of each piece of text: to mark what was searched for. */
  renderText?: (text: string) => ReactNode;
  className?: string;
};

type How = Pick<RichTextProps, 'onNavigate' | 'renderText'>;

const isOurs = (href: string) => href.startsWith('/') || href.startsWith('#');

function element({ tag, href, children }: RichElement, how: How): ReactNode {
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  const content = nodes(children, how);
  if (tag !== 'a') return createElement(tag, null, content);
  if (href === undefined) return content;
  if (isOurs(href))
    return (
      <Link href={href} onNavigate={href.startsWith('#') ? undefined : how.onNavigate}>
        {content}
      </Link>
    );
  return (
    <a href={href} rel="noopener noreferrer">
      {content}
    </a>
  );
}

// A text never changes its order, so the position is the identity.
const nodes = (list: readonly RichNode[], how: How): ReactNode =>
  list.map((node, index) => (
    <Fragment key={index}>
      {typeof node === 'string' ? (how.renderText?.(node) ?? node) : element(node, how)}
    </Fragment>
  ));

/**
 * Formatted text that somebody wrote. It is built from a tree of known elements: no HTML reaches the browser's parser,
 * so nothing in it can run, whatever was saved.
 */
export const RichText = ({ html, className, ...how }: RichTextProps) => (
  <div className={cx(classes.text, className)}>{nodes(parseRichText(html), how)}</div>
);

import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { parseRichText } from '@fio/domain/rich-text';
import type { RichElement, RichNode } from '@fio/domain/rich-text';
import { richTextHeadings } from '@fio/domain/rich-text-headings';
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
  /** Gives each heading the id that `richTextHeadings` names it by, so that a table of contents can lead to it. */
  anchors?: boolean;
};

type How = Pick<RichTextProps, 'onNavigate' | 'renderText'> & {
  readonly ids: ReadonlyMap<RichElement, string>;
};

const isOurs = (href: string) => href.startsWith('/') || href.startsWith('#');

const textOf = (node: RichNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

const isElement = (node: RichNode): node is RichElement => typeof node !== 'string';

const firstRow = (table: RichElement): RichElement | undefined =>
  table.children
    .filter(isElement)
    .map((node) => (node.tag === 'tr' ? node : firstRow(node)))
    .find((row) => row !== undefined);

/** A table scrolls sideways where it has no room, rather than break its figures; so it can be focused and has a name. */
const table = (one: RichElement, how: How): ReactNode => (
  <div
    className={classes.scroller}
    role="group"
    tabIndex={0}
    aria-label={firstRow(one)?.children.filter(isElement).map(textOf).join(', ')}
  >
    <table>{nodes(one.children, how)}</table>
  </div>
);

function element(one: RichElement, how: How): ReactNode {
  const { tag, href, children } = one;
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  if (tag === 'table') return table(one, how);
  const content = nodes(children, how);
  const id = how.ids.get(one);
  if (tag !== 'a') return createElement(tag, id === undefined ? null : { id, tabIndex: -1 }, content);
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
export function RichText({ html, className, anchors = false, ...how }: RichTextProps) {
  const tree = parseRichText(html);
  const ids = new Map(anchors ? richTextHeadings(tree).map(({ element: one, id }) => [one, id]) : []);
  return <div className={cx(classes.text, className)}>{nodes(tree, { ...how, ids })}</div>;
}

import type { CSSProperties, ReactElement, ReactNode } from 'react';

type Props = Record<string, unknown> & { style?: CSSProperties };

/** An element as satori takes it: React's shape, without React. */
export const element = (type: string, props: Props, ...children: ReactNode[]): ReactElement => ({
  type,
  props: { ...props, children: children.length === 1 ? children[0] : children },
  key: null,
});

/** A flex box; satori lays out nothing else. */
export const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  element('div', { style: { display: 'flex', ...style } }, ...children);

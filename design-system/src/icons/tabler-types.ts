import type { ComponentType, SVGProps } from 'react';

/** An icon's props: `size` in px (24 by default), `stroke` is the line's width (2 by default). */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke' | 'ref'> & {
  size?: number | string;
  stroke?: number | string;
  title?: string;
};

/** An icon as a component. Decorative unless `title` is given: the word beside it carries the meaning. */
export type Icon = ComponentType<IconProps>;

import type { CSSProperties } from 'react';
import type { Decorator } from 'storybook-react-rsbuild';

const inside =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );

/** As wide as a column of a form. */
export const inColumn = inside({ maxWidth: 440, display: 'grid', gap: 16 });

/** As wide as a chart on a page. */
export const inWide = inside({ maxWidth: 720 });

/** In a box of so many pixels. */
export const inBox = (size: Pick<CSSProperties, 'width' | 'height'>): Decorator => inside(size);

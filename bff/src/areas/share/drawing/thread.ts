import type { ReactElement } from 'react';
import { element } from './element.ts';
import { palette } from './palette.ts';

/** The thread, from the answer to the pin that holds what is at the right. */
export function thread(): ReactElement {
  const path = element('path', {
    d: 'M-20 532H690C900 532 780 100 986 76',
    stroke: palette.thread,
    'stroke-width': 6,
    'stroke-linecap': 'round',
    fill: 'none',
  });
  return element(
    'svg',
    { width: 1200, height: 630, viewBox: '0 0 1200 630', style: { position: 'absolute', left: 0, top: 0 } },
    path,
  );
}

/** The knot of the stamps and of the brand. */
export function knot(color: string, width: number): ReactElement {
  const path = element('path', {
    d: 'M0 8h9c4 0 4-6 8-6s5 4 5 6-1 6-5 6-4-6-8-6m13 0h10',
    stroke: color,
    'stroke-width': 2.4,
    fill: 'none',
  });
  return element('svg', { width, height: width / 2, viewBox: '0 0 32 16' }, path);
}

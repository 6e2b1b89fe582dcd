import type { ReactElement } from 'react';
import type { ShareCard } from '../ShareCard.ts';
import { box, element } from './element.ts';
import { palette } from './palette.ts';
import { knot } from './thread.ts';

/** Where something is pinned, in pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const PANEL: Place = { left: 836, top: 60, width: 300, height: 450 };
const RADIUS = 18;

/** The size at which a figure is at most nine tenths as wide as what it stands on. */
const fitting = (text: string, width: number, most: number) =>
  Math.min(most, Math.floor((0.9 * width) / (text.length * 0.56)));

function inside({ panel: what }: ShareCard, poster: string | null, { width, height }: Place): ReactElement {
  if (poster) {
    const size = { width, height };
    return element('img', { src: poster, ...size, style: { borderRadius: RADIUS, objectFit: 'cover' } });
  }
  if (what.kind !== 'score') return knot(palette.text, 220);
  return box(
    { flexDirection: 'column', alignItems: 'center', color: palette.text, fontFamily: 'Title' },
    box({ fontSize: fitting(what.hits, width, 210), lineHeight: 1 }, what.hits),
    box({ fontSize: fitting(what.of, width, 60), lineHeight: 1.2 }, what.of),
  );
}

function pin(at: Place): ReactElement {
  const circle = element('circle', {
    cx: 16,
    cy: 16,
    r: 12,
    fill: palette.ground,
    stroke: palette.thread,
    'stroke-width': 6,
  });
  const style = {
    position: 'absolute',
    left: at.left + at.width / 2 - 16,
    top: at.top - 16,
  } as const;
  return element('svg', { width: 32, height: 32, viewBox: '0 0 32 32', style }, circle);
}

/** How it came out, stamped over what is pinned there. */
function stamp({ kind, word }: NonNullable<ShareCard['stamp']>, at: Place): ReactElement {
  const color = palette[kind];
  const left = at.left + at.width / 2 - 226;
  return box(
    { position: 'absolute', left, top: at.top + at.height - 118, width: 400, justifyContent: 'center' },
    box(
      {
        alignItems: 'center',
        gap: 14,
        padding: '10px 22px',
        transform: 'rotate(-4deg)',
        border: `5px solid ${color}`,
        borderRadius: 10,
        backgroundColor: palette.ground,
        color,
      },
      knot(color, 60),
      box({ fontFamily: 'Title', fontSize: 40, letterSpacing: '0.04em' }, word.toUpperCase()),
    ),
  );
}

/** What is pinned to the wall, with its pin. `poster` is a data address, or null where there is none. */
export function panel(card: ShareCard, poster: string | null, at: Place = PANEL): ReactElement[] {
  const { from, to } = card.colors;
  const pinned = box(
    {
      position: 'absolute',
      ...at,
      borderRadius: RADIUS,
      alignItems: 'center',
      justifyContent: 'center',
      border: `2px solid ${palette.line}`,
      backgroundImage: `linear-gradient(160deg, ${from}, ${to})`,
    },
    inside(card, poster, at),
  );
  return [pinned, pin(at), ...(card.stamp ? [stamp(card.stamp, at)] : [])];
}

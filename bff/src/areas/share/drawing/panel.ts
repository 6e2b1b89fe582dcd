import type { ReactElement } from 'react';
import type { ShareCard } from '../ShareCard.ts';
import { box, element } from './element.ts';
import { palette } from './palette.ts';
import { knot } from './thread.ts';

export const PANEL = { left: 836, top: 60, width: 300, height: 450 } as const;
const RADIUS = 18;

const frame = { position: 'absolute', ...PANEL, borderRadius: RADIUS } as const;

function inside({ panel: what }: ShareCard, poster: string | null): ReactElement {
  if (poster) {
    const size = { width: PANEL.width, height: PANEL.height };
    return element('img', { src: poster, ...size, style: { borderRadius: RADIUS, objectFit: 'cover' } });
  }
  if (what.kind !== 'score') return knot(palette.text, 220);
  return box(
    { flexDirection: 'column', alignItems: 'center', color: palette.text, fontFamily: 'Title' },
    box({ fontSize: what.hits.length > 2 ? 150 : 210, lineHeight: 1 }, what.hits),
    box({ fontSize: 60, lineHeight: 1.2 }, what.of),
  );
}

function pin(): ReactElement {
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
    left: PANEL.left + PANEL.width / 2 - 16,
    top: PANEL.top - 16,
  } as const;
  return element('svg', { width: 32, height: 32, viewBox: '0 0 32 32', style }, circle);
}

/** How it came out, stamped over what is pinned there. */
function stamp({ kind, word }: NonNullable<ShareCard['stamp']>): ReactElement {
  const color = palette[kind];
  return box(
    { position: 'absolute', left: 760, top: 392, width: 400, justifyContent: 'center' },
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

/** What is pinned to the wall at the right, with its pin. `poster` is a data address, or null where there is none. */
export function panel(card: ShareCard, poster: string | null): ReactElement[] {
  const { from, to } = card.colors;
  const pinned = box(
    {
      ...frame,
      alignItems: 'center',
      justifyContent: 'center',
      border: `2px solid ${palette.line}`,
      backgroundImage: `linear-gradient(160deg, ${from}, ${to})`,
    },
    inside(card, poster),
  );
  return [pinned, pin(), ...(card.stamp ? [stamp(card.stamp)] : [])];
}

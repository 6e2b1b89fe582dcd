import type { ReactElement } from 'react';
import type { ShareCard } from '../ShareCard.ts';
import { box, element } from './element.ts';
import { fitTitle, LINE_HEIGHT } from './fit-title.ts';
import { palette } from './palette.ts';
import { panel, type Place } from './panel.ts';
import { plainText } from './plain-text.ts';
import { knot } from './thread.ts';

/** Of a picture for stories, in pixels: three for each of a telephone's, so 44 reads as 15. */
export const STORY_SIZE = { width: 1080, height: 1920 } as const;
/** Networks lay their own bars over the first 210 and the last 320. */
export const STORY_PANEL: Place = { left: 345, top: 222, width: 390, height: 585 };

const MARGIN = 84;
const TITLE = { width: STORY_SIZE.width - 2 * MARGIN, height: 300 } as const;

const oneLine = { display: 'block', lineClamp: 1, wordBreak: 'break-all' } as const;

/** From the edge under the answer, around what is pinned, to its pin. */
function thread(color: string): ReactElement {
  const path = element('path', {
    d: 'M-20 1346H760C1050 1346 1120 900 960 520C880 330 700 60 540 222',
    stroke: color,
    'stroke-width': 8,
    'stroke-linecap': 'round',
    fill: 'none',
  });
  const view = `0 0 ${STORY_SIZE.width} ${STORY_SIZE.height}`;
  return element(
    'svg',
    { ...STORY_SIZE, viewBox: view, style: { position: 'absolute', left: 0, top: 0 } },
    path,
  );
}

function title(card: ShareCard): ReactElement {
  const text = plainText(card.title);
  const { size, lines } = fitTitle(text, TITLE);
  const style = { fontFamily: 'Title', fontSize: size, lineHeight: LINE_HEIGHT, letterSpacing: '-0.015em' };
  return box(
    { ...style, display: 'block', lineClamp: lines, maxWidth: TITLE.width, wordBreak: 'break-word' },
    text,
  );
}

function chip({ chip: { text, isAnswer }, colors: { ink } }: ShareCard): ReactElement {
  const colors = isAnswer
    ? { backgroundColor: ink, color: palette.ground, border: `5px solid ${ink}` }
    : { backgroundColor: palette.ground, color: ink, border: `5px solid ${ink}` };
  return box(
    { ...colors, borderRadius: 60, padding: '16px 44px', maxWidth: TITLE.width },
    box({ ...oneLine, fontSize: 54, lineHeight: 1.25 }, plainText(text)),
  );
}

const foot = ({ brand, story }: ShareCard): ReactElement =>
  box(
    { position: 'absolute', left: MARGIN, top: 1524, width: TITLE.width, alignItems: 'center', gap: 24 },
    knot(palette.thread, 96),
    box(
      { flexDirection: 'column' },
      box({ ...oneLine, fontFamily: 'Title', fontSize: 48, lineHeight: 1.15 }, plainText(brand)),
      box({ ...oneLine, fontSize: 40, lineHeight: 1.25, color: palette.muted }, story?.site ?? ''),
    ),
  );

const at = (top: number, ...children: ReactElement[]) =>
  box({ position: 'absolute', left: MARGIN, top, width: TITLE.width, flexDirection: 'column' }, ...children);

const small = (text: string, color: string) =>
  box({ ...oneLine, fontSize: 44, lineHeight: 1.2, color, maxWidth: TITLE.width }, plainText(text));

/** The card as satori draws it for stories, 1080 by 1920, in its series' colours. */
export function storyLayout(card: ShareCard, poster: string | null): ReactElement {
  const { from, to, ink } = card.colors;
  const glow = `radial-gradient(circle at 50% 26%, ${to} 0%, ${from} 34%, ${palette.ground} 68%)`;
  const figure = card.story?.figure;
  return box(
    {
      ...STORY_SIZE,
      position: 'relative',
      backgroundColor: palette.ground,
      color: palette.text,
      fontFamily: 'Text',
    },
    box({ ...STORY_SIZE, position: 'absolute', left: 0, top: 0, opacity: 0.6, backgroundImage: glow }),
    thread(ink),
    ...panel(card, poster, STORY_PANEL),
    at(846, box({ letterSpacing: '0.06em' }, small(card.eyebrow.toUpperCase(), ink))),
    at(908, title(card)),
    ...(card.chip.label === null ? [] : [at(1228, small(card.chip.label, palette.muted))]),
    at(1290, box({}, chip(card))),
    ...(figure == null ? [] : [at(1416, small(figure, palette.text))]),
    foot(card),
  );
}

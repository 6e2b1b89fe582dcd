import type { ReactElement } from 'react';
import { SHARE_SIZE } from '../../../http/pages/share-size.ts';
import type { ShareCard } from '../ShareCard.ts';
import { box } from './element.ts';
import { fitTitle, LINE_HEIGHT } from './fit-title.ts';
import { palette } from './palette.ts';
import { panel } from './panel.ts';
import { plainText } from './plain-text.ts';
import { knot, thread } from './thread.ts';

const TITLE = { width: 716, height: 344 } as const;

const oneLine = { display: 'block', lineClamp: 1, wordBreak: 'break-all' } as const;

function eyebrow({ eyebrow: words }: ShareCard): ReactElement {
  const style = { color: palette.thread, fontSize: 36, lineHeight: 1.2, letterSpacing: '0.06em' };
  return box({ ...style, ...oneLine, maxWidth: TITLE.width }, plainText(words).toUpperCase());
}

function title(card: ShareCard): ReactElement {
  const text = plainText(card.title);
  const { size, lines } = fitTitle(text, TITLE);
  const style = { fontFamily: 'Title', fontSize: size, lineHeight: LINE_HEIGHT, letterSpacing: '-0.015em' };
  return box(
    {
      ...style,
      display: 'block',
      lineClamp: lines,
      maxWidth: TITLE.width,
      wordBreak: 'break-word',
    },
    text,
  );
}

/** The answer lies on the thread as a filled pill; the question to who sees the card, as an outlined one. */
function chip({ chip: { text, isAnswer } }: ShareCard): ReactElement {
  const colors = isAnswer
    ? { backgroundColor: palette.primary, color: '#ffffff', border: `4px solid ${palette.primary}` }
    : { backgroundColor: palette.ground, color: palette.thread, border: `4px solid ${palette.thread}` };
  return box(
    { ...colors, borderRadius: 48, padding: '14px 36px', maxWidth: TITLE.width },
    box({ ...oneLine, fontSize: 44, lineHeight: 1.25 }, plainText(text)),
  );
}

const brand = ({ brand: name }: ShareCard): ReactElement =>
  box(
    {
      position: 'absolute',
      right: 64,
      top: 536,
      width: 420,
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: 14,
    },
    knot(palette.thread, 60),
    box({ ...oneLine, fontFamily: 'Title', fontSize: 40, color: palette.text }, plainText(name)),
  );

/** The card as satori draws it, 1200 by 630. */
export function layout(card: ShareCard, poster: string | null): ReactElement {
  const glow = `radial-gradient(circle at 82% 40%, ${card.colors.to} 0%, ${palette.ground} 62%)`;
  return box(
    {
      ...SHARE_SIZE,
      position: 'relative',
      backgroundColor: palette.ground,
      color: palette.text,
      fontFamily: 'Text',
    },
    box({ ...SHARE_SIZE, position: 'absolute', left: 0, top: 0, opacity: 0.55, backgroundImage: glow }),
    thread(),
    ...panel(card, poster),
    box(
      { position: 'absolute', left: 64, top: 56, width: TITLE.width, flexDirection: 'column', gap: 18 },
      eyebrow(card),
      title(card),
    ),
    box({ position: 'absolute', left: 64, top: 482, height: 100, alignItems: 'center' }, chip(card)),
    brand(card),
  );
}

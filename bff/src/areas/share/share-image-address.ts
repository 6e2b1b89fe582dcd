import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { canonicalJson } from '@fio/domain';
import type { ShareCard } from './ShareCard.ts';

/** Before what a picture for stories is of. */
export const STORIES = 'stories';

const DRAWING = new URL('./drawing/', import.meta.url);

/** How cards are drawn is part of what an image holds: another drawing gives other addresses. */
const drawing = createHash('sha256');
for (const file of readdirSync(DRAWING).toSorted()) {
  if (!file.endsWith('.test.ts')) drawing.update(readFileSync(new URL(file, DRAWING)));
}
const DRAWN_BY = drawing.digest('base64url');

/** Names what the image of a card holds: 16 characters of its SHA-256. */
export const shareHash = (card: ShareCard): string =>
  createHash('sha256')
    .update(DRAWN_BY)
    .update(canonicalJson({ ...card }))
    .digest('hex')
    .slice(0, 16);

/** The part of a path that names a card in one of its two shapes. */
export const shareSubject = ({ subject, story }: ShareCard): string =>
  story ? `${STORIES}/${subject}` : subject;

/** The path of a card's image on our own origin. It changes with whatever the image shows. */
export const shareImageAddress = (card: ShareCard): string =>
  `/share/${card.language}/${shareSubject(card)}/${shareHash(card)}.jpg`;

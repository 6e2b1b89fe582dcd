import type { SharedImage } from '../../http/pages/page.ts';
import { homeShare } from './cards.ts';
import type { DefaultImage } from '../../http/pages/head.ts';
import { shareImageAddress } from './share-image-address.ts';
import type { ShareCard } from './ShareCard.ts';

/** A card as the head of its page names it. */
export const sharedImage = (card: ShareCard): SharedImage => ({
  path: shareImageAddress(card),
  alt: `${card.eyebrow}: ${card.title} ${card.chip.text}`,
});

/** The product's own card, for pages that have none. */
export const ownImage: DefaultImage = (of) => sharedImage(homeShare(of));

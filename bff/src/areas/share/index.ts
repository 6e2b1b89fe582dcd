import { defineArea } from '../../engine/Area.ts';
import { placeCards } from './place-cards.ts';
import { shareRoutes } from './share.routes.ts';
import { ShareImages } from './ShareImages.ts';
import { ownImage } from './shared-image.ts';
import type { ShareServices } from './share-services.ts';

/** Images of what somebody shares. */
export const shareArea = defineArea<ShareServices>({
  name: 'share',
  routes: shareRoutes,
  services: ({ storage }) => ({ shareImages: new ShareImages(storage.publicFiles) }),
  stop: ({ shareImages }) => shareImages.stop(),
  defaultImage: ownImage,
  retention: [placeCards],
});

export type { ShareCard } from './ShareCard.ts';
export { type ShareOf, homeShare, rankingShare, scoreShare, showShare, theoryShare } from './cards.ts';
export { type Place, placeOfToken, placeToken } from './place-token.ts';
export { scoreOfToken } from './score-token.ts';
export { shareImageAddress, STORIES } from './share-image-address.ts';
export { sharedImage } from './shared-image.ts';
export type { ShareServices } from './share-services.ts';

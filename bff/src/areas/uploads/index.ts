import { defineArea } from '../../engine/Area.ts';
import { dropUnusedMedia, unusedMedia } from './drop-unused-media.ts';
import { uploadRoutes } from './uploads.routes.ts';

/** Pictures for what staff write, and trailers of their own. */
export const uploadsArea = defineArea({
  name: 'uploads',
  routes: uploadRoutes,
  // As long as a series may be given back what it had.
  cleanUp: [{ name: 'media', days: () => 30, count: unusedMedia, remove: dropUnusedMedia }],
});

export { framedData, framedImageOf, keptPictureOf } from './framed-picture.ts';
export { mediaAddress } from './keep-media.ts';
export { keepPicture } from './keep-picture.ts';
export { imageOf } from './picture-image.ts';

import { defineArea } from '../../engine/Area.ts';
import { uploadRoutes } from './uploads.routes.ts';

/** Pictures for what staff write. */
export const uploadsArea = defineArea({
  name: 'uploads',
  routes: uploadRoutes,
});

export { framedData, framedImageOf, keptPictureOf } from './framed-picture.ts';
export { mediaAddress } from './keep-media.ts';
export { keepPicture } from './keep-picture.ts';
export { imageOf } from './picture-image.ts';

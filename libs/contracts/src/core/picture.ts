import * as z from 'zod/mini';
import { image } from '../public/shows.ts';
import { required, uuid } from './basic-fields.ts';

const ALT_LIMIT = 300;
const hundredths = () => z.int('required').check(z.minimum(0, 'number'), z.maximum(100, 'number'));

/**
 * What of a picture every crop keeps in sight, in hundredths of its width and height from the top left. One point serves all
 * shapes a page crops to; a rectangle would serve one.
 */
export const focus = z.object({ x: hundredths(), y: hundredths() });
export type Focus = z.infer<typeof focus>;

/** A picture with the point its crops are made around. */
export const framedImage = z.extend(image, { focus });
export type FramedImage = z.infer<typeof framedImage>;

/** What staff see of a picture they may change. */
export const keptPicture = z.extend(framedImage, { id: uuid() });

/** A picture that was sent before, how it is cropped, and what it shows: there is none without its words. */
export const pictureInput = z.object({
  id: uuid(),
  alt: required().check(z.maxLength(ALT_LIMIT, 'limit')),
  focus,
});
export type PictureInput = z.infer<typeof pictureInput>;

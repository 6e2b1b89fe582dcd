import type { ShareImages } from './ShareImages.ts';

export interface ShareServices {
  readonly shareImages: ShareImages;
}

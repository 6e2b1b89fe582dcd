import type { framedPicturePt } from './framed-picture.pt.ts';

export const framedPictureEn: Record<keyof typeof framedPicturePt, string> = {
  picture: 'Picture',
  alt: 'Description of the picture',
  'alt.hint': 'For those who don’t see the picture: what it shows, in one sentence.',
  crop: 'Crop',
  'crop.hint': 'Press what must stay in sight when the picture is cropped.',
  'crop.across': 'From left to right',
  'crop.down': 'From top to bottom',
  'crop.wide': 'Large',
  'crop.square': 'Card',
  choose: 'Choose a picture',
  replace: 'Replace the picture',
  remove: 'Remove the picture',
  sending: 'Sending',
  formats: 'JPG, PNG, WebP or AVIF, up to {{limit}} MB.',
  forbidden: 'Your account may not send pictures.',
};

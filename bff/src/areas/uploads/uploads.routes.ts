import { uploads } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { keepMedia, mediaAddress } from './keep-media.ts';
import { keepPicture } from './keep-picture.ts';

export const uploadRoutes = area(uploads, {
  picture: (_input, context) => keepPicture(context, 'shows'),
  video: async (_input, context) => {
    const { id, bytes, width, height, seconds, ...file } = await keepMedia(context, 'video');
    // Every video is measured: a check constraint holds that.
    return {
      id,
      src: mediaAddress(file),
      bytes,
      width: width ?? 0,
      height: height ?? 0,
      seconds: seconds ?? 0,
    };
  },
  captions: async (_input, context) => {
    const file = await keepMedia(context, 'captions');
    return { id: file.id, src: mediaAddress(file) };
  },
});

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { uuid } from '../core/fields.ts';
import { image } from '../public/shows.ts';

export const IMAGE_LIMIT_MB = 8;
/** Of a trailer of our own: some minutes of 720 lines. */
export const VIDEO_LIMIT_MB = 24;
export const CAPTIONS_LIMIT_KB = 256;

/** The body is the picture itself (JPEG, PNG, WebP or AVIF, told by its content); it is re-encoded. */
export const pictureUpload = {
  method: 'POST',
  unkeyed: 'file',
  limit: 'upload',
  status: 201,
  media: 'json',
  bodyLimit: IMAGE_LIMIT_MB * 1024 * 1024,
  response: z.object({ id: uuid(), image }),
  errors: ['FILE_LARGE', 'FILE_UNEXPECTED'],
} as const;

const KB = 1024;
/** A file that is kept as it came, told by its content. */
const mediaUpload = {
  method: 'POST',
  unkeyed: 'file',
  limit: 'upload',
  status: 201,
  media: 'json',
  access: 'shows:edit',
  errors: ['FILE_LARGE', 'FILE_UNEXPECTED'],
} as const;

/** Pictures, trailers and captions of series: stored first, then named by the series. */
export const uploads = {
  picture: endpoint({
    ...pictureUpload,
    path: '/admin/uploads',
    access: 'shows:edit',
    summary: 'Stores a picture for a series.',
  }),
  video: endpoint({
    ...mediaUpload,
    path: '/admin/uploads/videos',
    bodyLimit: VIDEO_LIMIT_MB * KB * KB,
    response: z.object({
      id: uuid(),
      src: z.string(),
      bytes: z.int(),
      width: z.int(),
      height: z.int(),
      seconds: z.int(),
    }),
    summary: 'Stores a trailer of a series: MP4 (H.264, AV1) or WebM (VP8, VP9, AV1).',
  }),
  captions: endpoint({
    ...mediaUpload,
    path: '/admin/uploads/captions',
    bodyLimit: CAPTIONS_LIMIT_KB * KB,
    response: z.object({ id: uuid(), src: z.string() }),
    summary: 'Stores the captions of a trailer: WebVTT.',
  }),
};

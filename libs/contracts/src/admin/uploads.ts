import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { uuid } from '../core/fields.ts';
import { image } from '../public/shows.ts';

export const IMAGE_LIMIT_MB = 8;

/** The body is the picture itself (JPEG, PNG, WebP or AVIF, told by its content); it is re-encoded. */
export const pictureUpload = {
  method: 'POST',
  limit: 'upload',
  status: 201,
  media: 'json',
  bodyLimit: IMAGE_LIMIT_MB * 1024 * 1024,
  response: z.object({ id: uuid(), image }),
  errors: ['FILE_LARGE', 'FILE_UNEXPECTED'],
} as const;

export const uploads = {
  picture: endpoint({
    ...pictureUpload,
    path: '/admin/uploads',
    access: 'shows:edit',
    summary: 'Stores a picture for a series.',
  }),
};

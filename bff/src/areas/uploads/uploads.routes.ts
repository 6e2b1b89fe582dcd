import { uploads } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { keepPicture } from './keep-picture.ts';

export const uploadRoutes = area(uploads, {
  picture: (_input, context) => keepPicture(context, 'shows'),
});

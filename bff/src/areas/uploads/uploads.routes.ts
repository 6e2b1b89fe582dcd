import { uploads } from '@fio/contracts';
import { area } from '../../http/area.ts';
import { keepPicture } from './keep-picture.ts';

export const uploadRoutes = area(uploads, {
  picture: (_input, context) => keepPicture(context, 'shows'),
});

import { lazyAreas } from '@fio/platform/area';
import { defineRemote } from '@fio/platform/remote';
import areas from './areas.ts';
import outline from './areas.ts?outline';

export default defineRemote({ id: 'mf-admin-promo', routes: lazyAreas(areas, outline) });

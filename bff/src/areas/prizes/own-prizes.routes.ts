import { prizes } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { ownPrizes } from './own-prizes.ts';

export const prizeRoutes = area(prizes, {
  mine: (_input, context) => ownPrizes(context),
});

import type { SHOP_CODE_STATES } from '../admin/shop-codes.ts';
import type { Terms } from './terms.ts';

export const shopCodeStatePt: Terms<(typeof SHOP_CODE_STATES)[number]> = {
  active: 'Em uso',
  ended: 'Encerrado',
};

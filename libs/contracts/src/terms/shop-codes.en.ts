import type { SHOP_CODE_STATES } from '../admin/shop-codes.ts';
import type { Terms } from './terms.ts';

export const shopCodeStateEn: Terms<(typeof SHOP_CODE_STATES)[number]> = {
  active: 'In use',
  ended: 'Ended',
};

import { shopCodes } from '@fio/contracts/admin/shop-codes';
import { defineArea } from '../../engine/Area.ts';
import { qrHash } from './qr-hash.source.ts';
import { shopCodeRoutes } from './shop-codes.routes.ts';

/** The secrets of shops that prove the QR codes of their receipts. */
export const shopCodesArea = defineArea({
  name: 'shop-codes',
  audited: [{ name: 'shop-codes', page: shopCodes }],
  routes: shopCodeRoutes,
  confirmationSources: [qrHash],
});

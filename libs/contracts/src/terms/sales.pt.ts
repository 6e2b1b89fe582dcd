import type { SaleOrigin } from '../admin/sales.ts';
import type { Terms } from './terms.ts';

export const saleOriginPt: Terms<SaleOrigin> = { file: 'Arquivo', api: 'API' };

import type { SaleOrigin } from '../admin/sales.ts';
import type { Terms } from './terms.ts';

export const saleOriginEn: Terms<SaleOrigin> = { file: 'File', api: 'API' };

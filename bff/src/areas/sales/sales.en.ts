import { saleOriginEn } from '@fio/contracts/terms/sales.en';
import type { salesExportPt } from './sales.pt.ts';

export const salesExportEn: typeof salesExportPt = {
  file: 'sales',
  columns: {
    key: 'Access key',
    cnpj: 'CNPJ',
    soldOn: 'Day of sale',
    value: 'Value',
    items: 'Items',
    origin: 'Origin',
    source: 'Source',
    by: 'Imported by',
    createdAt: 'Imported at',
  },
  origin: saleOriginEn,
};

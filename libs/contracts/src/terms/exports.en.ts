import type { ExportFormat } from '../core/exporting.ts';
import type { Terms } from './terms.ts';

export const exportFormatEn: Terms<ExportFormat> = { csv: 'CSV (semicolons)', xlsx: 'Excel (XLSX)' };

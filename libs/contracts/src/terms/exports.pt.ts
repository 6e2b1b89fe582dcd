import type { ExportFormat } from '../core/exporting.ts';
import type { Terms } from './terms.ts';

export const exportFormatPt: Terms<ExportFormat> = { csv: 'CSV (ponto e vírgula)', xlsx: 'Excel (XLSX)' };

import { prefixed } from '@fio/platform/i18n';
import { exportFormatEn } from '@fio/contracts/terms/exports.en';
import type { exportsPt } from './exports.pt.ts';

export const exportsEn: Record<keyof typeof exportsPt, string> = {
  title: 'Exports',
  count_one: '{{total}} export',
  count_other: '{{total}} exports',
  search: 'File, who asked or purpose',
  'empty.title': 'No exports yet',
  'empty.text': 'Use the Export button of any list. The file shows up here and is kept for 7 days.',

  'field.fileName': 'File',
  'field.resource': 'Area',
  'field.format': 'Format',
  'field.state': 'State',
  'field.requestedBy': 'Asked for by',
  'field.rows': 'Rows',
  'field.bytes': 'Size',
  'field.createdAt': 'Asked for',
  'field.expiresAt': 'Kept until',
  'field.isOwn': 'Download',
  'field.purpose': 'Purpose',
  'field.columns': 'Columns',
  'field.filters': 'Filters and order',
  'field.sha256': 'SHA-256',
  'field.startedAt': 'Began',
  'field.finishedAt': 'Ended',
  'field.downloads': 'Downloads',
  'field.lastDownloadAt': 'Last download',
  ...prefixed('format', exportFormatEn),
  'filter.q': 'Search',
  'filter.sort': 'Order',
  'filter.one': '{{field}}: {{value}}',
  descending: '{{column}} (descending)',
  ascending: '{{column}} (ascending)',
  personal: 'Has personal data',
  others: 'Only who asked for it can download this file.',

  'action.cancel': 'Cancel export',
  'action.cancel.text': 'The export stops within a second and nothing is kept.',
  'action.cancel.done': 'Export cancelled.',
  'action.discard': 'Delete file',
  'action.discard.text':
    'The file is deleted now and can’t be downloaded any more. What was asked for stays on record here.',
  'action.discard.done': 'File deleted.',
};

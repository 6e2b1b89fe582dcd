import type { engineTermsPt } from './engine-terms.pt.ts';

export const engineTermsEn: Record<keyof typeof engineTermsPt, string> = {
  'action.columns': 'Choice of columns',
  'action.start': 'Start',

  'resource.list-views': 'Saved filters',
  'resource.bulk-runs': 'Bulk actions',

  'field.list': 'List',
  'field.search': 'Search and filters',
  'field.columns': 'Columns',
  'field.action': 'Action',
  'field.expected': 'Expected records',
  'field.filters': 'Filters',
  'field.total': 'Records',
  'field.done': 'Done',
  'field.refused': 'Refused',
};

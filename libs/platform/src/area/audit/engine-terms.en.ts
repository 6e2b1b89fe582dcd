import { adminTypeEn } from '@fio/contracts/terms/users.en';
import { prefixed } from '../../i18n/prefixed.ts';
import type { engineTermsPt } from './engine-terms.pt.ts';

export const engineTermsEn: Record<keyof typeof engineTermsPt, string> = {
  'action.columns': 'Choice of columns',
  'action.choose_start': 'Choice of the first filter',
  'action.density': 'Choice of the height of rows',
  'action.share': 'Sharing of a filter',
  'action.start': 'Start',

  'resource.list-views': 'Saved filters',
  'resource.bulk-runs': 'Bulk actions',

  'field.list': 'List',
  'field.search': 'Search and filters',
  'field.audience': 'Who sees it',
  'field.density': 'Height of rows',
  'field.columns': 'Columns',
  'field.action': 'Action',
  'field.expected': 'Expected records',
  'field.filters': 'Filters',
  'field.total': 'Records',
  'field.done': 'Done',
  'field.refused': 'Refused',

  'density.compact': 'Compact',
  'density.comfortable': 'Comfortable',
  'audience.everyone': 'All who open the list',
  ...prefixed('audience', adminTypeEn),
};

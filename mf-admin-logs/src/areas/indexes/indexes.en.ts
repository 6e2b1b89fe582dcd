import type { indexesPt } from './indexes.pt.ts';

export const indexesEn: Record<keyof typeof indexesPt, string> = {
  title: 'Indexes',
  count_one: '{{total}} index',
  count_other: '{{total}} indexes',
  search: 'Index or table',
  'empty.title': 'No indexes',
  'empty.text': 'The indexes of the database show here.',

  'field.id': 'Index',
  'field.table': 'Table',
  'field.columns': 'Columns',
  'field.method': 'Kind',
  'field.bytes': 'Size',
  'field.scans': 'Scans',
  'field.bloat': 'Empty',
  'field.state': 'State',
  'field.use': 'Use',
  'field.entries': 'Entries',
  'field.lastScanAt': 'Latest scan',
  'field.rebuilt': 'Rebuilt last',
  'tab.definition': 'Definition',
  'tab.rebuilds': 'Rebuilds',

  'state.valid': 'Valid',
  'state.invalid': 'Invalid',
  'use.used': 'With scans',
  'use.unused': 'Without scans',
  primary: 'primary key',
  unique: 'unique',
  never: 'Never',
  'rebuilt.text': 'in {{duration}}',
  'scans.hint': 'Since the database began to count.',
  'bloat.hint': 'Estimated from the database’s statistics.',
  'bloat.unknown': 'No estimate',
  'state.invalidText': 'No query uses this index: it was left by a build that failed. Rebuild it.',
  'rebuilds.none': 'This index was not rebuilt from here yet.',

  'action.rebuild': 'Rebuild',
  'action.rebuild.text':
    'The index {{name}} is made anew beside the current one while the site goes on working, and then takes its place. There has to be room on the disk for both.',
  'action.rebuild.done': 'The rebuild has begun. Follow it under Commands.',
};

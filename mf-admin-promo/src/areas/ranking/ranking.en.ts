import { textSignEn } from '@fio/contracts/terms/text-signs.en';
import { rankingNameStateEn } from '@fio/contracts/terms/ranking.en';
import { prefixed } from '@fio/platform/i18n';
import type { rankingPt } from './ranking.pt.ts';

export const rankingEn: Record<keyof typeof rankingPt, string> = {
  title: 'Ranking names',
  count_one: '{{total}} name',
  count_other: '{{total}} names',
  search: 'Name in the ranking',
  'empty.title': 'Nobody has chosen a name yet',
  'empty.text': 'The names that people choose to be seen by in "Who guesses best" wait here.',
  cancel: 'Cancel',
  score: '{{hits}} of {{answers}} · {{points}} points',
  noScore: 'No theory resolved',

  'field.name': 'Name in the ranking',
  'field.person': 'Person',
  'field.state': 'State',
  'field.signs': 'Signs',
  'field.reason': 'Reason',
  'field.score': 'Hits',
  'field.createdAt': 'First asked for at',
  'field.updatedAt': 'Chosen at',
  'field.decidedAt': 'Decided at',
  'hint.reason': 'The person reads this in the ranking.',

  ...prefixed('state', rankingNameStateEn),

  ...prefixed('sign', textSignEn),

  'action.show': 'Show',
  'action.show.text': 'Everybody sees the name in "Who guesses best".',
  'action.show.done': 'Name in the ranking.',
  'action.refuse': 'Refuse',
  'action.refuse.text':
    'The name is not shown, or leaves the ranking. The person reads the reason and may choose another.',
  'action.refuse.done': 'Name refused.',
};

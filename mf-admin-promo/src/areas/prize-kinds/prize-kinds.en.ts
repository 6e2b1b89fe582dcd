import { recordWordsEn } from '@fio/platform/i18n';
import type { prizeKindsPt } from './prize-kinds.pt.ts';

export const prizeKindsEn: Record<keyof typeof prizeKindsPt, string> = {
  title: 'What can be won',
  ...recordWordsEn('prize', 'prizes'),
  search: 'Name of the prize',
  'empty.title': 'Nothing to win yet',
  'empty.text': 'Write down the first prize; a schedule then says when it comes up.',
  schedules: 'Schedules',
  'section.kind': 'Prize',
  'field.title': 'Name',
  'field.description': 'Description',
  'field.value': 'Value',
  'field.position': 'Order',
  'field.picture': 'Picture',
  'field.slots': 'Slots',
  'field.won': 'Won',
  'field.updatedAt': 'Updated at',
  'field.createdAt': 'Created at',
  'hint.description': 'Whoever wins reads this.',
  'hint.value': 'In reais. The limit accepted for an instant prize is usually R$ 703.00.',
  'hint.position': 'Lower ones come first.',
  'tab.description': 'Description',
  'description.none': 'No description',
  'description.noneText': 'Whoever wins sees the name alone.',
};

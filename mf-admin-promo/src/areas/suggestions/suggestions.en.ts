import { textSignEn } from '@fio/contracts/terms/text-signs.en';
import { suggestionStateEn } from '@fio/contracts/terms/suggestions.en';
import { prefixed } from '@fio/platform/i18n';
import type { suggestionsPt } from './suggestions.pt.ts';

export const suggestionsEn: Record<keyof typeof suggestionsPt, string> = {
  title: 'Suggestions',
  count_one: '{{total}} suggestion',
  count_other: '{{total}} suggestions',
  search: 'Words of the suggestion',
  'empty.title': 'No suggestions yet',
  'empty.text': 'What visitors suggest on the site shows here.',
  cancel: 'Cancel',
  gone: 'Somebody who has left',
  suspicion: '{{score}} · {{why}}',
  likeness: '{{percent}}% alike',

  'field.text': 'Suggestion',
  'field.show': 'Series',
  'field.showId': 'Series',
  'field.author': 'Author',
  'field.email': 'E-mail',
  'field.state': 'State',
  'field.score': 'Suspicion',
  'field.createdAt': 'Sent at',
  'field.updatedAt': 'Updated at',
  'field.decidedAt': 'Decided at',
  'field.decided': 'Decision',
  'filter.decided': 'Decided',
  'filter.undecided': 'Waiting for a decision',
  'field.from': 'From',
  'field.to': 'To',
  'field.ip': 'IP',
  'field.reason': 'Reason',
  'field.poll': 'Poll',

  'tab.text': 'Text',
  'tab.similar': 'Alike',
  'similar.none': 'Nothing alike',
  'similar.noneText': 'No other suggestion or poll of this series says nearly the same.',
  'kind.suggestion': 'Suggestion',
  'kind.poll': 'Poll',

  'hint.reason': 'The author reads this in the e-mail and in the profile.',
  'hint.text': 'Up to 500 characters. The author sees the corrected text.',

  ...prefixed('state', suggestionStateEn),

  ...prefixed('sign', textSignEn),
  'sign.duplicate': 'much like another',

  'action.review': 'Review',
  'action.review.text': 'The suggestion goes into review. The author sees the new state in the profile.',
  'action.review.done': 'In review.',
  'action.approve': 'Approve',
  'action.approve.text':
    'It shows on the page of the series with the first name of the author, who gets an e-mail.',
  'action.approve.done': 'Suggestion approved.',
  'action.approveNew': 'Approve',
  'action.approveNew.text':
    'It shows on the page of the series with the first name of the author, who gets an e-mail.',
  'action.approveNew.done': 'Suggestion approved.',
  'action.convert': 'Make it a poll',
  'action.convert.text':
    'Creates a draft poll with this text, of the same series, and tells the author. This cannot be undone.',
  'action.convert.done': 'Poll created as a draft.',
  'action.edit': 'Correct the text',
  'action.edit.text': 'Take out contact data and set the writing right before it is published.',
  'action.edit.done': 'Text corrected.',
  'action.reject': 'Reject',
  'action.reject.text': 'The author gets an e-mail with the reason.',
  'action.reject.done': 'Suggestion rejected.',
  'action.spam': 'Set aside as spam',
  'action.spam.text': 'It leaves the queue and nobody is told.',
  'action.spam.done': 'Set aside as spam.',
  'action.reopen': 'Back to review',
  'action.reopen.text': 'Takes the decision back. If it was published, it leaves the page of the series.',
  'action.reopen.done': 'Back in review.',
};

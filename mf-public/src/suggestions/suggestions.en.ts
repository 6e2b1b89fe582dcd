import { ownSuggestionStateEn } from '@fio/contracts/terms/suggestions.en';
import { prefixed } from '@fio/platform/i18n';
import type { suggestionsPt } from './suggestions.pt.ts';

export const suggestionsEn: Record<keyof typeof suggestionsPt, string> = {
  title: 'Suggest a theory',
  lead: 'What do you think is going to happen? The best ideas go on the page of the series or become a poll.',
  onlyOwn: 'Only the person themselves can suggest. You entered the account of {{name}}.',
  close: 'Close',
  show: 'Series',
  noShow: 'No series of that name.',
  text: 'Your theory',
  example: 'What if…',
  counter: '{{length}} of {{limit}} characters. Leave out phone numbers, e-mails and documents.',
  send: 'Send suggestion',
  signInFirst: 'You need to sign in to send it. What you wrote is kept.',
  signInAndSend: 'Sign in to send',
  sentTitle: 'Suggestion received',
  sent: 'Our team will read it with care. You will get an e-mail with the answer.',
  follow: 'Follow it in my profile',
  another: 'Send another',
  done: 'Done',

  mine: 'My suggestions',
  none: 'No suggestions yet',
  noneText: 'Have a hunch nobody has had? Send it to us.',
  suggest: 'Suggest a theory',
  sentAt: 'sent on {{when}}',
  reason: 'Reason: {{reason}}',
  seePoll: 'See the poll',
  failed: 'Your suggestions could not be loaded',
  ...prefixed('state', ownSuggestionStateEn),
};

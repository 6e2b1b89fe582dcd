import { rankingNameStateEn } from '@fio/contracts/terms/ranking.en';
import { prefixed } from '@fio/platform/i18n';
import type { rankingPt } from './ranking.pt.ts';

export const rankingEn: Record<keyof typeof rankingPt, string> = {
  title: 'Who guesses best',
  lead: 'Who saw the trailer and got it all before the premiere. Each resolved theory moves the list.',
  scopes: 'Rankings',
  all: 'All series',
  named: 'Those who want to be seen',
  people_one: '{{people}} person has a place in the ranking.',
  people_other: '{{people}} people have a place in the ranking.',
  reckoned_one: 'It counts {{theories}} resolved theory.',
  reckoned_other: 'It counts {{theories}} resolved theories.',
  countedAt: 'Last counted: {{when}}.',
  place: '#{{place}}',
  hits_one: '{{count}} right of {{of}}',
  hits_other: '{{count}} right of {{of}}',
  points_one: 'point',
  points_other: 'points',
  nobody: 'Nobody with a place here wanted to be seen yet. The first name may be yours.',
  none: 'The ranking begins with the first resolved theory',
  noneText: 'Vote now: when the series answers, hits count.',
  theories: 'See the theories',
  sharer_one: 'Whoever sent this link is number {{place}}.',
  sharer_other: 'Whoever sent this link is number {{place}} of {{people}} people.',
  sharerAsk: 'How about you?',

  own: 'Your place',
  among_one: 'of {{people}} person',
  among_other: 'of {{people}} people',
  missing_one:
    '{{count}} more resolved theory with a vote of yours and you have a place. The ranking begins at {{minimum}}.',
  missing_other:
    '{{count}} more resolved theories with a vote of yours and you have a place. The ranking begins at {{minimum}}.',
  share: 'Share my place',
  signIn: 'Sign in',
  signInText: 'Sign in to see your place. Nobody else sees it, unless you want to be seen.',
  failed: 'Your place did not show',

  unnamed: 'Only you see your place. To be seen in the list, choose a name: it need not be your own.',
  beNamed: 'Be seen in the ranking',
  name: 'Name in the ranking',
  nameHint:
    '2 to 24 letters, numbers and spaces. Everybody sees this name beside your hits. The team looks first; change it or take it away whenever you like.',
  sendName: 'Send name',
  cancel: 'Cancel',
  nameSent: 'Name sent. The team looks at it before it shows.',
  nameWaiting: 'The team is looking at the name. Meanwhile you are not in the list.',
  nameShown: 'Everybody sees this name in the list, when you are among the first.',
  nameRemoved: 'Done: you are no longer seen in the ranking.',
  changeName: 'Change name',
  removeName: 'No longer be seen',
  ...prefixed('state', rankingNameStateEn),

  how: 'How points are counted',
  'rule.points':
    'From 0 to 1,000: the share of theories you got right counts, and how many you have answered. 9 of 10 is worth more than 3 of 3.',
  'rule.minimum': 'You have a place once you voted on at least {{count}} theories that are resolved.',
  'rule.late': 'Coming late costs nothing: theories you did not vote on do not count against you.',
  'rule.ties': 'Those with the same points share a place.',
  'rule.votes':
    'The last vote before the close counts. Annulled votes do not. When an answer is corrected, everything is counted anew.',
  'rule.names':
    'Each person has one registration, by CPF. A name shows if they want it to, are 18, and the team approves.',
};

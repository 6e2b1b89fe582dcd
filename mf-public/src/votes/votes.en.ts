import { stampEn } from '@fio/contracts/terms/polls.en';
import type { votesPt } from './votes.pt.ts';

export const votesEn: Record<keyof typeof votesPt, string> = {
  choose: 'Your answer',
  results: 'Result',
  yourVote: 'your vote',
  changeVote: 'Change vote',
  keepVote: 'Keep vote',
  correct: 'Right answer',
  more: 'see more',
  less: 'see less',
  noScript: 'To vote, turn JavaScript on and reload the page.',
  noVotes: 'Nobody has voted yet',
  total_one: '{{votes}} vote',
  total_other: '{{votes}} votes',
  percent: '{{percent}}%',
  ...stampEn,
  closes: 'closes on {{when}}',
  closed: 'closed on {{when}}',
  resolved: 'resolved on {{when}}',
  'outcome.confirmed': 'It happened. The answer: {{answer}}.',
  'outcome.denied': 'It was not so. The answer: {{answer}}.',
  'outcome.invented': 'It did not happen, but it should have. What the series showed: {{answer}}.',
  foresaw: '{{percent}}% said what the series showed',
  right: '{{percent}}% had it right',
  rightYou: '{{percent}}% had it right, and so did you',
  rightOthers: '{{percent}}% had it right. Not you, this time',
  rightNobody: 'Nobody had it right',
  late: 'This theory closed before your vote arrived. It was not counted.',
  refused:
    'Your vote, which waited for a connection, was not accepted and has not been counted. Choose your answer again.',
  'waiting.connection':
    'No connection: your vote for “{{answer}}” has not been counted yet. It waits on this device and will be sent when the connection returns while the site is open. If you close the site, it goes when you open it again.',
  'waiting.carrier':
    'No connection: your vote for “{{answer}}” has not been counted yet. It waits on this device and will be sent when the connection returns, even with the site closed.',
  'waiting.challenge':
    'Your vote for “{{answer}}” has not been counted yet: confirm first that you are not a robot. Choose the answer again to do so.',
  'waiting.server':
    'Your vote for “{{answer}}” has not been counted yet: the server could not take it now. It waits on this device and will be sent again.',
  'waiting.signIn':
    'A vote cast on this device was left waiting and has not been counted. Whoever cast it signs in with their own account to send it.',
  share: 'Share',
  notShared: 'Sharing could not be opened. Try again.',
};

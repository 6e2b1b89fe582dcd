import { pollStateEn } from '@fio/contracts/terms/polls.en';
import type { profileVotesPt } from './votes.pt.ts';

export const profileVotesEn: Record<keyof typeof profileVotesPt, string> = {
  title: 'Your votes',
  noHits: 'You have not got a resolved theory right yet',
  score_one: 'You got {{hits}} of {{count}} theory right',
  score_other: 'You got {{hits}} of {{count}} theories right',
  noScore: 'None of your theories has been resolved yet.',
  ranking: 'See your place in “Who guesses best”',
  invite: 'Invite others who guess',
  inviteLead: 'A link of your own that does not show who you are.',
  inviteNothing: 'Inviting gives no lucky numbers and no prizes: it is for having somebody to argue with.',
  inviteGives_one:
    'Each person who registers by it and confirms the e-mail gives you {{count}} lucky number of “{{draw}}”, {{most}} in all at most.',
  inviteGives_other:
    'Each person who registers by it and confirms the e-mail gives you {{count}} lucky numbers of “{{draw}}”, {{most}} in all at most.',
  inviteGiven_one: 'You have got {{count}} number so far.',
  inviteGiven_other: 'You have got {{count}} numbers so far.',
  inviteRules:
    'It counts once your own e-mail is confirmed, and not from the same device or network. The regulation says the rest.',
  inviteFriends: 'Invite friends',
  invited_one: '{{people}} person registered by your link.',
  invited_other: '{{people}} people registered by your link.',
  inviteConfirmed_one: '{{people}} confirmed the e-mail.',
  inviteConfirmed_other: '{{people}} confirmed the e-mail.',
  yourVote: 'Your vote: {{answer}}',
  shown: 'The series showed: {{answer}}',
  open: pollStateEn.open,
  closed: pollStateEn.closed,
  hit: 'Right',
  miss: 'Wrong',
  votedAt: 'on {{when}}',
  waiting:
    'Being checked: many votes came from the same device or address. It is kept, and counts once our team has released it.',
  annulled:
    'Not part of the result: our team has checked and annulled this vote. If you disagree, write to us.',
  noVotes: 'You have not voted yet',
  noVotesText: 'The wall is full of unanswered questions.',
  seeTheories: 'See the theories',
  failed: 'Your votes could not be loaded',
};

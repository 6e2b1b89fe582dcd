import type { PollState } from '@fio/domain/poll';
import type { POLL_TYPES, PUBLIC_POLL_STATES, STAMPS } from '../public/polls.ts';
import type { Terms } from './terms.ts';

export const pollStateEn: Terms<PollState> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  open: 'Open',
  closed: 'Closed',
  resolved: 'Resolved',
  archived: 'Archived',
};

/** Where a theory stands for who reads it: the question is whether there is an answer, not who may still vote. */
export const theoryStateEn: Terms<(typeof PUBLIC_POLL_STATES)[number]> = {
  open: 'Open',
  closed: 'Waiting for the answer',
  resolved: 'Already answered',
};

export const pollTypeEn: Terms<(typeof POLL_TYPES)[number]> = {
  yes_no: 'Yes or no',
  multiple: 'Multiple choice',
};

export const stampEn: Terms<(typeof STAMPS)[number]> = {
  confirmed: 'Confirmed',
  denied: 'Denied',
  invented: 'Invented',
};

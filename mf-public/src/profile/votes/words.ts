import { defineWords } from '@fio/platform/i18n';
import { profileVotesEn } from './votes.en.ts';
import { profileVotesPt } from './votes.pt.ts';

export const useProfileVotesWords = defineWords('profileVotes', { pt: profileVotesPt, en: profileVotesEn });

import { defineWords } from '@fio/platform/i18n';
import { votesEn } from './votes.en.ts';
import { votesPt } from './votes.pt.ts';

export const useVotesWords = defineWords('votes', { pt: votesPt, en: votesEn });

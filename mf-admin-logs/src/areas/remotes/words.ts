import { defineWords } from '@fio/platform/i18n';
import { remotesEn } from './remotes.en.ts';
import { remotesPt } from './remotes.pt.ts';

export const useRemotesWords = defineWords('remotes', { pt: remotesPt, en: remotesEn });

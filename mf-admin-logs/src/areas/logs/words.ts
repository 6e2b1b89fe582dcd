import { defineWords } from '@fio/platform/i18n';
import { logsEn } from './logs.en.ts';
import { logsPt } from './logs.pt.ts';

export const useLogsWords = defineWords('logs', { pt: logsPt, en: logsEn });

import { defineWords } from '@fio/platform/i18n';

export const useLogsWords = defineWords('logs', {
  pt: async () => (await import('./logs.pt.ts')).logsPt,
  en: async () => (await import('./logs.en.ts')).logsEn,
});

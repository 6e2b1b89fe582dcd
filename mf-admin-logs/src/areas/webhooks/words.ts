import { defineWords } from '@fio/platform/i18n';

export const useWebhooksWords = defineWords('webhooks', {
  pt: async () => (await import('./webhooks.pt.ts')).webhooksPt,
  en: async () => (await import('./webhooks.en.ts')).webhooksEn,
});

import { defineWords } from '@fio/platform/i18n';

export const useDeliveriesWords = defineWords('webhook-deliveries', {
  pt: async () => (await import('./webhook-deliveries.pt.ts')).webhookDeliveriesPt,
  en: async () => (await import('./webhook-deliveries.en.ts')).webhookDeliveriesEn,
});

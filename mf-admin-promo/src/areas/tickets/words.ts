import { defineWords } from '@fio/platform/i18n';

export const useTicketsWords = defineWords('tickets', {
  pt: async () => (await import('./tickets.pt.ts')).ticketsPt,
  en: async () => (await import('./tickets.en.ts')).ticketsEn,
});

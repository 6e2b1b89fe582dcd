import { defineWords } from '@fio/platform/i18n';

export const useIpsWords = defineWords('ips', {
  pt: async () => (await import('./ips.pt.ts')).ipsPt,
  en: async () => (await import('./ips.en.ts')).ipsEn,
});

import { defineWords } from '@fio/platform/i18n';

export const useDispatchesWords = defineWords('dispatches', {
  pt: async () => (await import('./dispatches.pt.ts')).dispatchesPt,
  en: async () => (await import('./dispatches.en.ts')).dispatchesEn,
});

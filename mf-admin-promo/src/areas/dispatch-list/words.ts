import { defineWords } from '@fio/platform/i18n';

export const useDispatchListWords = defineWords('dispatch-list', {
  pt: async () => (await import('./dispatch-list.pt.ts')).dispatchListPt,
  en: async () => (await import('./dispatch-list.en.ts')).dispatchListEn,
});

import { defineWords } from '@fio/platform/i18n';

export const usePictureWords = defineWords('receipt-picture', {
  pt: async () => (await import('./picture.pt.ts')).picturePt,
  en: async () => (await import('./picture.en.ts')).pictureEn,
});

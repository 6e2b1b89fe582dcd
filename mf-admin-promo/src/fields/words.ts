import { defineWords } from '@fio/platform/i18n';

export const useFramedPictureWords = defineWords('framed-picture', {
  pt: async () => (await import('./framed-picture.pt.ts')).framedPicturePt,
  en: async () => (await import('./framed-picture.en.ts')).framedPictureEn,
});

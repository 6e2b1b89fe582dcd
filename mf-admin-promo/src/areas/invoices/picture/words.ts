import { defineWords } from '@fio/platform/i18n';

// One file a language with the other small words: each file is named with its hash in what every page loads.
export const usePictureWords = defineWords('receipt-picture', {
  pt: async () => (await import(/* webpackChunkName: "words-pt" */ './picture.pt.ts')).picturePt,
  en: async () => (await import(/* webpackChunkName: "words-en" */ './picture.en.ts')).pictureEn,
});

import { defineWords } from '@fio/platform/i18n';

export const useStoryWords = defineWords('registration-story', {
  pt: async () => (await import('./registration-story.pt.ts')).registrationStoryPt,
  en: async () => (await import('./registration-story.en.ts')).registrationStoryEn,
});

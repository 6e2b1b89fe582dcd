import { defineWords } from '@fio/platform/i18n';

export const useUsersWords = defineWords('users', {
  pt: async () => (await import('./users.pt.ts')).usersPt,
  en: async () => (await import('./users.en.ts')).usersEn,
});

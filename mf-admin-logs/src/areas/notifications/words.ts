import { defineWords } from '@fio/platform/i18n';

export const useNotificationsWords = defineWords('notifications', {
  pt: async () => (await import('./notifications.pt.ts')).notificationsPt,
  en: async () => (await import('./notifications.en.ts')).notificationsEn,
});

import { defineWords } from '@fio/platform/i18n';
import { notificationsEn } from './notifications.en.ts';
import { notificationsPt } from './notifications.pt.ts';

export const useNotificationsWords = defineWords('notifications', {
  pt: notificationsPt,
  en: notificationsEn,
});

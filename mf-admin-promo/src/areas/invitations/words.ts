import { defineWords } from '@fio/platform/i18n';

export const useInvitationsWords = defineWords('invitations', {
  pt: async () => (await import('./invitations.pt.ts')).invitationsPt,
  en: async () => (await import('./invitations.en.ts')).invitationsEn,
});

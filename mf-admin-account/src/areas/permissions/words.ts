import { defineWords } from '@fio/platform/i18n';

export const usePermissionsWords = defineWords('permissions', {
  pt: async () => (await import('./permissions.pt.ts')).permissionsPt,
  en: async () => (await import('./permissions.en.ts')).permissionsEn,
});

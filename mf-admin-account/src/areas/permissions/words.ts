import { defineWords } from '@fio/platform/i18n';
import { permissionsEn } from './permissions.en.ts';
import { permissionsPt } from './permissions.pt.ts';

export const usePermissionsWords = defineWords('permissions', { pt: permissionsPt, en: permissionsEn });

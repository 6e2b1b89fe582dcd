import type { Language } from '@fio/contracts';
import { actionEn } from '@fio/contracts/terms/actions.en';
import { actionPt } from '@fio/contracts/terms/actions.pt';
import { areaEn } from '@fio/contracts/terms/areas.en';
import { areaPt } from '@fio/contracts/terms/areas.pt';
import type { PermissionWords } from '@fio/contracts/terms/permission-sentences';

/** What permissions are called, for sentences on them. */
export const permissionWords: Readonly<Record<Language, PermissionWords>> = {
  pt: { locale: 'pt-BR', area: (area) => areaPt[area], action: (action) => actionPt[action] },
  en: { locale: 'en-GB', area: (area) => areaEn[area], action: (action) => actionEn[action] },
};

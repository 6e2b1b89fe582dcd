import { language } from '@fio/platform/i18n';

/** What staff and visitors write is in Portuguese: on a page in another language it says so, for those who listen to it. */
export const contentLang = (): string | undefined => (language() === 'pt' ? undefined : 'pt-BR');

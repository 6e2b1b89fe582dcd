import { defineWords } from '@fio/platform/i18n';
import { passkeysEn } from './passkeys.en.ts';
import { passkeysPt } from './passkeys.pt.ts';

export const usePasskeysWords = defineWords('passkeys', { pt: passkeysPt, en: passkeysEn });

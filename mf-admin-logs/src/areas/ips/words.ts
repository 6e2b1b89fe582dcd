import { defineWords } from '@fio/platform/i18n';
import { ipsEn } from './ips.en.ts';
import { ipsPt } from './ips.pt.ts';

export const useIpsWords = defineWords('ips', { pt: ipsPt, en: ipsEn });

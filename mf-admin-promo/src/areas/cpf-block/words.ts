import { defineWords } from '@fio/platform/i18n';

export const useCpfBlockWords = defineWords('cpf-block', {
  pt: async () => (await import('./cpf-block.pt.ts')).cpfBlockPt,
  en: async () => (await import('./cpf-block.en.ts')).cpfBlockEn,
});

import type { FaqCategory } from '@fio/contracts';

/** What a subject is called in the audit, whose summaries are in the product's own language. */
export const SUBJECTS: Readonly<Record<FaqCategory, string>> = {
  theories: 'Teorias e votos',
  account: 'Cadastro e acesso',
  promotion: 'Promoção e números da sorte',
  prizes: 'Sorteios e prêmios',
  privacy: 'Seus dados',
};

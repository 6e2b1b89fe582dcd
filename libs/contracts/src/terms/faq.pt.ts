import type { FaqCategory } from '../public/faq.ts';
import type { Terms } from './terms.ts';

export const faqCategoryPt: Terms<FaqCategory> = {
  theories: 'Teorias e votos',
  account: 'Cadastro e acesso',
  promotion: 'Promoção e números da sorte',
  prizes: 'Sorteios e prêmios',
  privacy: 'Seus dados',
};

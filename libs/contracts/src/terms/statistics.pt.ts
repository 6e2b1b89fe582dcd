import type { Grouping, Measure } from '../admin/statistics.ts';
import type { Terms } from './terms.ts';

export const groupingPt: Terms<Grouping> = {
  state: 'UF',
  city: 'Cidade',
  ddd: 'DDD',
  age: 'Faixa etária',
  source: 'Origem (utm_source)',
  medium: 'Mídia (utm_medium)',
  campaign: 'Campanha (utm_campaign)',
  show: 'Série',
  poll: 'Teoria',
};

export const measurePt: Terms<Measure> = {
  registrations: 'Cadastros',
  verified: 'E-mails confirmados',
  votes: 'Votos',
  suggestions: 'Sugestões',
  invoices: 'Notas fiscais',
  tickets: 'Números da sorte',
  prizes: 'Prêmios',
};

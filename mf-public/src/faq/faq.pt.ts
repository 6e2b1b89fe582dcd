import { faqCategoryPt } from '@fio/contracts/terms/faq.pt';
import { prefixed } from '@fio/platform/i18n';

export const faqPt = {
  title: 'Perguntas frequentes',
  lead: 'Tudo sobre votar, participar da promoção e receber prêmios.',
  search: 'Buscar nas perguntas',
  searchHint: 'Ex.: número da sorte, senha, CPF',
  clear: 'Limpar a busca',
  found_one: '{{count}} pergunta encontrada',
  found_other: '{{count}} perguntas encontradas',
  groups: 'Assuntos',
  ...prefixed('group', faqCategoryPt),
  link: 'Link desta pergunta',
  helpful: 'Isto ajudou?',
  yes: 'Sim',
  no: 'Não',
  thanks: 'Obrigado por responder!',
  sorry: 'Obrigado por avisar. Quer falar com a gente?',
  write: 'Abrir o SAC',
  noneTitle: 'Nada encontrado para “{{search}}”',
  noneText: 'Tente outras palavras, ou mande a sua pergunta: a resposta chega por e-mail.',
  emptyTitle: 'As perguntas chegam em breve',
  emptyText: 'Enquanto isso, mande a sua: a resposta chega por e-mail.',
  moreTitle: 'Não achou a resposta?',
  moreText: 'Escreva para a gente: você recebe um número de protocolo e a resposta por e-mail.',
  sac: 'Falar com o SAC',
  receipts: 'Onde achar os dados da nota',
};

export const showPt = {
  premiere: 'Estreia em {{when}}',
  premiered: 'Estreou em {{when}}',
  free: 'Livre',
  years: '{{rating}} anos',
  facts: 'Ficha da série',
  open: 'Em aberto',
  openLead: 'O que você acha?',
  none: 'Nenhuma teoria em aberto',
  noneText: 'Esta série ainda vai render. Volte depois do próximo trailer.',
  past: 'Já fechadas',
  allShows: 'Ver todas as séries',
};

/** Votes in the document of a person's data. */
export const voteDataPt = {
  title: 'Votos',
  columns: { theory: 'Teoria', answer: 'Resposta', truth: 'O que aconteceu', at: 'Quando' },
  apart: 'em conferência, fora da contagem',
  released: 'conferido, conta no resultado',
  annulled: 'não contado após conferência',
};

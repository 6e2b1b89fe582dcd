/** The words of a draw's numbers: what binds their order. */
export const numbersPt = {
  'numbers.none': 'Os números ainda não foram comprometidos',
  'numbers.noneText':
    'Comprometer sorteia agora, em segredo, a ordem em que os números das séries {{series}} serão dados, e publica o código que a prova. As séries não mudam mais.',
  'numbers.late': 'O período começou sem números comprometidos: este sorteio não pode mais recebê-los.',
  'numbers.commit': 'Comprometer os números',
  'numbers.commit.title': 'Comprometer {{capacity}} números?',
  'numbers.commit.text':
    'As séries {{series}} ficam fixas e o código da ordem fica público. Não dá para desfazer.',
  'numbers.committed': 'Números comprometidos.',
  'numbers.proof':
    'O código é público desde o compromisso. Quando a semente for revelada, qualquer pessoa confere que é a mesma e recalcula cada número dado.',
  'numbers.capacity': 'Capacidade',
  'numbers.seedHash': 'Compromisso (SHA-256 da semente)',
  'numbers.committedAt': 'Comprometidos em',
  'numbers.seed': 'Semente',
  'numbers.hidden': 'Em segredo até o fim do período',
  'numbers.revealedAt': 'Semente revelada em',
  'numbers.reveal': 'Revelar a semente',
  'numbers.reveal.hint':
    'Depois do período, quando nenhuma nota dele esperar análise. Só então a lista pode ser congelada.',
  'numbers.reveal.title': 'Revelar a semente?',
  'numbers.reveal.text':
    'A partir daí qualquer pessoa pode recalcular todos os números, e nenhum outro é dado. Não dá para desfazer.',
  'numbers.revealed': 'Semente revelada.',
  'numbers.totals': 'Ver os totais por série',
};

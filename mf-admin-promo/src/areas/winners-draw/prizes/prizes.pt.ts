/** The words of the prizes in a draw's form. */
export const prizesPt = {
  'prizes.hint': 'Do mais valioso ao menos valioso: é a ordem em que são sorteados.',
  'prizes.title': 'Prêmio',
  'prizes.quantity': 'Quantidade',
  'prizes.value': 'Valor de mercado de um (R$)',
  'prizes.description': 'Descrição',
  'prizes.item': '{{position}}º prêmio',
  'prizes.add': 'Acrescentar prêmio',
  'prizes.remove': 'Remover o {{position}}º prêmio',
  'prizes.up': 'Subir o {{position}}º prêmio',
  'prizes.down': 'Descer o {{position}}º prêmio',
  'prizes.sort': 'Ordenar por valor',
  'prizes.total_one': '{{units}} prêmio, no total de {{value}}.',
  'prizes.total_other': '{{units}} prêmios, no total de {{value}}.',
  'prizes.none': 'Nenhum prêmio ainda',
  'prizes.noneText': 'Edite o sorteio para dizer o que se ganha.',
};

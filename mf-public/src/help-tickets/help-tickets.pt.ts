/** The help on receipts and lucky numbers: exact and kind. */
export const helpTicketsPt = {
  title: 'Ajuda com notas e números',
  close: 'Fechar',
  tabs: 'Assuntos da ajuda',
  'tab.nfce': 'NFC-e',
  'tab.nfe': 'NF-e',
  'tab.sat': 'CF-e SAT',
  'tab.numbers': 'Números',

  cnpj: 'CNPJ da loja',
  number: 'Número da nota',
  date: 'Data da compra',
  key: 'Chave de acesso',

  'nfce.drawing': 'Desenho de um cupom de NFC-e com as quatro informações numeradas',
  'nfce.lead': 'É o cupom que sai na hora em lojas, mercados e cinemas, com um QR Code.',
  'nfce.cnpj': 'No alto, logo abaixo do nome da loja.',
  'nfce.number': 'Perto do fim, depois de “NFC-e nº”. A série vem ao lado.',
  'nfce.date': 'Ao lado ou abaixo do número, com a hora. É a data de emissão.',
  'nfce.key': '44 dígitos em grupos de quatro, junto do QR Code.',
  'nfce.hint': 'Na chave, os dígitos 21 e 22 são 65. Se preferir, leia o QR Code: ele já traz a chave.',

  'nfe.drawing': 'Desenho de um DANFE de NF-e com as quatro informações numeradas',
  'nfe.lead': 'É a folha (DANFE) que acompanha compras entregues em casa ou chega por e-mail em PDF.',
  'nfe.cnpj': 'Na linha abaixo do cabeçalho, no quadro de quem emitiu.',
  'nfe.number': 'No meio do cabeçalho, depois de “Nº”.',
  'nfe.date': 'No quadro do destinatário, à direita: “Data da emissão”.',
  'nfe.key': 'No alto à direita, abaixo do código de barras: 44 dígitos.',
  'nfe.hint': 'Na chave, os dígitos 21 e 22 são 55.',

  'sat.drawing': 'Desenho de um extrato de CF-e SAT com as quatro informações numeradas',
  'sat.lead':
    'É o cupom de aparelhos SAT, usado em São Paulo até 31 dez 2025. Hoje só vale para compras antigas.',
  'sat.cnpj': 'No alto, logo abaixo do nome da loja.',
  'sat.number': 'Depois de “Extrato nº”.',
  'sat.date': 'Perto do fim, logo acima da chave, com a hora.',
  'sat.key': '44 dígitos logo acima do código de barras.',
  'sat.hint':
    'Na chave, os dígitos 21 e 22 são 59. Algumas impressões começam a chave com “CFe”: não digite essas letras.',

  'numbers.drawing': 'Desenho de uma nota da qual saem três números da sorte',
  'numbers.buy': 'Compre e guarde a nota',
  'numbers.buyText': 'Vale a nota de um produto participante, emitida dentro do período da promoção.',
  'numbers.send': 'Cadastre a nota',
  'numbers.sendText': 'Com a conta aberta, digite a chave ou leia o QR Code. Cada nota vale uma vez.',
  'numbers.wait': 'Aguarde a conferência',
  'numbers.waitText': 'Conferimos os dados da nota. Você acompanha a situação no seu perfil.',
  'numbers.get': 'Receba os números da sorte',
  'numbers.getText': 'Eles aparecem no perfil e chegam por e-mail. Cada número é único e não se repete.',
  'numbers.rule': 'Quantos números cada compra vale está no',
  'numbers.regulation': 'regulamento',
};

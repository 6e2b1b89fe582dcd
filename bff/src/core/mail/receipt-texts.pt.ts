/** What letters about receipts say in Portuguese. */
export const receiptMailTextsPt = {
  invoice_accepted: {
    subject: 'Sua nota fiscal foi aceita',
    title: 'Sua nota foi aceita',
    body: [
      'A nota que você enviou em {day} está valendo. Guarde o comprovante até o fim da promoção.',
      'Seus números da sorte: {numbers}',
    ],
    button: 'Ver meus números',
    ignore: 'Boa sorte!',
  },
  invoice_waiting: {
    subject: 'Sua nota fiscal está com a nossa equipe',
    title: 'Falta uma pessoa conferir a sua nota',
    body: [
      'Ainda não foi possível confirmar sozinhos a nota que você enviou em {day}. Agora uma pessoa da equipe vai conferi-la, e o resultado chega por e-mail.',
      'Se você tiver o arquivo XML da nota, veja no seu perfil se dá para enviá-lo: a assinatura da loja costuma confirmar na hora.',
    ],
    button: 'Ver minhas notas',
    ignore: 'Não é preciso fazer mais nada. Guarde a nota original.',
  },
  invoice_refused: {
    subject: 'Sobre a sua nota fiscal',
    title: 'Sua nota não foi aceita',
    body: [
      'Conferimos a nota que você enviou em {day} e ela não pôde ser aceita. O motivo: {reason}',
      'Os números da sorte e os prêmios que vieram dela, se houver, deixam de valer.',
    ],
    button: 'Ver minhas notas',
    ignore: 'Se você acha que houve um engano, fale com o atendimento pelo site.',
  },
};

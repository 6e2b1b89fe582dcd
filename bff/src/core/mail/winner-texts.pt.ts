/** What somebody is told whose prize is in question. */
export const winnerTextsPt = {
  winner_accused: {
    subject: 'Responda até {until}: {draw}',
    title: 'Sua desclassificação foi proposta',
    body: [
      'Um número da sorte seu foi sorteado em {draw}, prêmio {prize}, e foi proposta a sua desclassificação. O motivo: {reason}.',
      'Você pode se defender até {until}, respondendo a este e-mail ou pelo atendimento do site, com os documentos que quiser. Até lá nada é decidido.',
      'Depois desse dia outra pessoa da equipe decide. A decisão e o motivo da lista aparecem na página do sorteio, sem o seu nome.',
    ],
    button: 'Ver meus números',
    ignore: 'Nunca pedimos senha, dados do cartão ou pagamento.',
  },
};

/** What the letters say in Portuguese that people asked for with 'Avise-me'. */
export const notificationMailTextsPt = {
  theory_resolved: {
    subject: 'Saiu a resposta: {theory}',
    title: 'A teoria que você respondeu foi resolvida',
    body: ['{theory}', 'A resposta certa: {answer}. {result}'],
    button: 'Ver o resultado',
    ignore: 'Você recebeu este e-mail porque pediu para saber quando uma teoria sua fosse resolvida.',
  },
  list_closed: {
    subject: 'A lista foi fechada: {draw}',
    title: 'A lista do sorteio está fechada',
    body: [
      'A lista de participantes de {draw} foi fechada e publicada. Nenhum número entra nem sai mais.',
      'Entre na página do sorteio para conferir se os seus números estão nela.',
    ],
    button: 'Conferir os meus números',
    ignore: 'Você recebeu este e-mail porque pediu para saber quando a lista de um sorteio fosse fechada.',
  },
  draw_published: {
    subject: 'Saiu o resultado: {draw}',
    title: 'O resultado do sorteio foi publicado',
    body: ['{draw} tem resultado. Veja os números sorteados e confira a apuração passo a passo.'],
    button: 'Ver o resultado',
    ignore: 'Você recebeu este e-mail porque pediu para saber quando o resultado de um sorteio saísse.',
  },
};

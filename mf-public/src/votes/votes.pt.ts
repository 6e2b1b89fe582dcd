import { stampPt } from '@fio/contracts/terms/polls.pt';

export const votesPt = {
  choose: 'Sua resposta',
  results: 'Resultado',
  yourVote: 'seu voto',
  changeVote: 'Mudar voto',
  keepVote: 'Manter voto',
  correct: 'Resposta certa',
  more: 'ver mais',
  less: 'ver menos',
  noScript: 'Para votar, ative o JavaScript e recarregue a página.',
  noVotes: 'Ninguém votou ainda',
  total_one: '{{votes}} voto',
  total_other: '{{votes}} votos',
  percent: '{{percent}}%',
  ...stampPt,
  closes: 'fecha em {{when}}',
  closed: 'encerrada em {{when}}',
  resolved: 'resolvida em {{when}}',
  'outcome.confirmed': 'Aconteceu. A resposta: {{answer}}.',
  'outcome.denied': 'Não foi assim. A resposta: {{answer}}.',
  'outcome.invented': 'Não aconteceu, mas deveria. O que a série mostrou: {{answer}}.',
  foresaw: '{{percent}}% disseram o que a série mostrou',
  right: '{{percent}}% acertaram',
  rightYou: '{{percent}}% acertaram, e você também',
  rightOthers: '{{percent}}% acertaram. Desta vez, você não',
  rightNobody: 'Ninguém acertou',
  late: 'Esta teoria fechou antes de o seu voto chegar. Ele não foi contado.',
  refused:
    'O seu voto, que esperava a conexão, não foi aceito e não foi contado. Escolha a resposta de novo.',
  'waiting.connection':
    'Sem conexão: o seu voto em “{{answer}}” ainda não foi contado. Ele espera neste aparelho e será enviado quando a conexão voltar com o site aberto. Se você fechar o site, ele vai quando você abrir de novo.',
  'waiting.carrier':
    'Sem conexão: o seu voto em “{{answer}}” ainda não foi contado. Ele espera neste aparelho e será enviado quando a conexão voltar, mesmo com o site fechado.',
  'waiting.challenge':
    'O seu voto em “{{answer}}” ainda não foi contado: falta confirmar que você não é um robô. Escolha a resposta de novo para confirmar.',
  'waiting.server':
    'O seu voto em “{{answer}}” ainda não foi contado: o servidor não pôde recebê-lo agora. Ele espera neste aparelho e será enviado de novo.',
  'waiting.signIn':
    'Um voto dado neste aparelho ficou esperando e não foi contado. Quem votou entra com a própria conta para enviá-lo.',
  share: 'Compartilhar',
  notShared: 'Não foi possível abrir o compartilhamento. Tente de novo.',
};

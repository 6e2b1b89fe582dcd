import { pollStatePt } from '@fio/contracts/terms/polls.pt';

export const profileVotesPt = {
  title: 'Seus votos',
  noHits: 'Você ainda não acertou nenhuma teoria resolvida',
  score_one: 'Você acertou {{hits}} de {{count}} teoria',
  score_other: 'Você acertou {{hits}} de {{count}} teorias',
  noScore: 'Nenhuma das suas teorias foi resolvida ainda.',
  ranking: 'Ver o seu lugar em “Quem palpita melhor”',
  invite: 'Convide quem também palpita',
  inviteLead: 'Um link só seu, que não mostra quem você é.',
  inviteNothing: 'Convidar não dá números da sorte nem prêmios: é para ter com quem discutir.',
  inviteGives_one:
    'Cada pessoa que se cadastra por ele e confirma o e-mail dá a você {{count}} número da sorte de “{{draw}}”, no máximo {{most}} ao todo.',
  inviteGives_other:
    'Cada pessoa que se cadastra por ele e confirma o e-mail dá a você {{count}} números da sorte de “{{draw}}”, no máximo {{most}} ao todo.',
  inviteGiven_one: 'Você já ganhou {{count}} número assim.',
  inviteGiven_other: 'Você já ganhou {{count}} números assim.',
  inviteRules:
    'Vale depois que você confirma o seu e-mail, e não do mesmo aparelho ou da mesma rede. O regulamento diz o resto.',
  inviteFriends: 'Convidar amigos',
  invited_one: '{{people}} pessoa se cadastrou pelo seu link.',
  invited_other: '{{people}} pessoas se cadastraram pelo seu link.',
  inviteConfirmed_one: '{{people}} confirmou o e-mail.',
  inviteConfirmed_other: '{{people}} confirmaram o e-mail.',
  yourVote: 'Seu voto: {{answer}}',
  shown: 'A série mostrou: {{answer}}',
  open: pollStatePt.open,
  closed: pollStatePt.closed,
  hit: 'Acertou',
  miss: 'Errou',
  votedAt: 'em {{when}}',
  waiting:
    'Em conferência: muitos votos vieram do mesmo aparelho ou endereço. Ele está guardado e entra no resultado quando a equipe liberar.',
  annulled: 'Não entra no resultado: a equipe conferiu e anulou este voto. Se discordar, fale com a gente.',
  noVotes: 'Você ainda não votou',
  noVotesText: 'A parede está cheia de perguntas sem resposta.',
  seeTheories: 'Ver as teorias',
  failed: 'Não foi possível carregar os seus votos',
};

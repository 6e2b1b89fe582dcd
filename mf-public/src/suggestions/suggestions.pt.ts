import { ownSuggestionStatePt } from '@fio/contracts/terms/suggestions.pt';
import { prefixed } from '@fio/platform/i18n';

export const suggestionsPt = {
  title: 'Sugerir uma teoria',
  lead: 'O que você acha que vai acontecer? As melhores ideias vão para a página da série ou viram enquete.',
  onlyOwn: 'Só a própria pessoa pode sugerir. Você entrou na conta de {{name}}.',
  close: 'Fechar',
  show: 'Série',
  noShow: 'Nenhuma série com esse nome.',
  text: 'Sua teoria',
  example: 'E se…',
  counter: '{{length}} de {{limit}} caracteres. Não inclua telefone, e-mail nem documentos.',
  send: 'Enviar sugestão',
  signInFirst: 'Para enviar é preciso entrar. O que você escreveu fica guardado.',
  signInAndSend: 'Entrar para enviar',
  sentTitle: 'Sugestão recebida',
  sent: 'A nossa equipe vai ler com calma. Você recebe um e-mail com a resposta.',
  follow: 'Acompanhar no meu perfil',
  another: 'Enviar outra',
  done: 'Pronto',

  mine: 'Minhas sugestões',
  none: 'Nenhuma sugestão ainda',
  noneText: 'Tem um palpite que ninguém pensou? Mande para a gente.',
  suggest: 'Sugerir uma teoria',
  sentAt: 'enviada em {{when}}',
  reason: 'Motivo: {{reason}}',
  seePoll: 'Ver a enquete',
  failed: 'Não foi possível carregar as suas sugestões',
  ...prefixed('state', ownSuggestionStatePt),
};

export const unsubscribePt = {
  title: 'Parar de receber novidades',
  checking: 'Conferindo o link…',
  titleNotifications: 'Parar de receber avisos',
  'ask.marketing': 'Quer parar de receber novidades da promoção em {{email}}?',
  'ask.theory':
    'Quer parar de receber avisos de teorias resolvidas? Eles vão para {{email}} ou para os seus aparelhos.',
  'ask.list':
    'Quer parar de receber avisos de listas fechadas? Eles vão para {{email}} ou para os seus aparelhos.',
  'ask.draw':
    'Quer parar de receber avisos de resultados de sorteios? Eles vão para {{email}} ou para os seus aparelhos.',
  'ask.prize':
    'Quer parar de receber avisos de prêmios nos seus aparelhos? Por e-mail ({{email}}) eles continuam.',
  stopNotifications: 'Parar estes avisos',
  ended: 'Pronto. Estes avisos não chegam mais.',
  alreadyEnded: 'Estes avisos já estavam desligados.',
  askNote: 'Mensagens sobre a sua conta e sobre prêmios continuam chegando: não são propaganda.',
  stop: 'Parar de receber',
  done: 'Pronto. Não vamos mais enviar novidades para {{email}}.',
  already: '{{email}} já não recebe novidades.',
  back: 'Se mudar de ideia, ligue de novo no seu perfil.',
  home: 'Voltar ao início',
  invalid: 'Este link não vale. Peça outro abaixo.',
  signedIn: 'Você pode ligar e desligar as novidades no seu perfil.',
  preferences: 'Abrir minhas preferências',
  lead: 'Digite o e-mail que recebe as novidades. Enviamos para lá um link que as encerra com um clique.',
  email: 'E-mail',
  send: 'Enviar o link',
  sent: 'Se {{email}} recebe as nossas mensagens, o link chega em instantes.',
  signIn: 'Prefiro entrar na minha conta',
};

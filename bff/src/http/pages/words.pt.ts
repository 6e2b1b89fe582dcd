/** What search engines and shared links show of each page. */
export const pageWordsPt = {
  tagline: 'a plataforma oficial das teorias de lançamentos',
  description:
    'Acerte, erre ou invente: vote nas teorias sobre as próximas séries e veja o que o público acha antes da estreia.',
  show: 'Teorias sobre {title}: vote, acompanhe os resultados e descubra quem acertou.',
  theories: 'Teorias',
  theoriesText:
    'Todas as teorias sobre as próximas estreias: as abertas para votar, as fechadas e as já resolvidas.',
  theory: '{title}: “{question}” Diga o que você acha e veja como o público está votando.',
  theoryAnswer: '{title}: “{question}” Quem enviou este link respondeu “{answer}”. E você?',
  theoriesScore: 'Teorias certas de quem enviou este link: {hits} de {total}. E você, quantas acerta?',
  faq: 'Perguntas frequentes',
  faqText: 'Como votar, participar da promoção e receber prêmios: as respostas às dúvidas mais comuns.',
  winners: 'Ganhadores',
  winnersText: 'Quem ganhou em cada sorteio da promoção, com a data da apuração.',
  regulations: 'Regulamentos',
  regulationsText:
    'O regulamento da promoção, os termos de uso e a política de privacidade, em todas as versões.',
  login: 'Entrar',
  register: 'Cadastro',
  registerText: 'Crie seu cadastro em três passos curtos para votar nas teorias e participar da promoção.',
  forgot: 'Recuperar senha',
  reset: 'Nova senha',
  profile: 'Meu perfil',
  agegate: 'Confirme sua idade',
  unsubscribe: 'Cancelar e-mails',
  notFound: 'Página não encontrada',
  admin: 'Administração',
  write: 'Para falar com o atendimento, escreva para {email}.',
  writeOrCall: 'Para falar com o atendimento, escreva para {email} ou ligue para {phone}.',
  at: 'arroba',
  dot: 'ponto',
  unbuilt: 'O site ainda não foi montado. Execute npm start.',
} as const;
export type PageWord = keyof typeof pageWordsPt;

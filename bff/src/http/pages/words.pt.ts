/** What search engines and shared links show of each page. */
export const pageWordsPt = {
  tagline: 'a plataforma oficial das teorias de lançamentos',
  description:
    'Acerte, erre ou invente: vote nas teorias sobre as próximas séries e veja o que o público acha antes da estreia.',
  show: 'Teorias sobre {title}: vote, acompanhe os resultados e descubra quem acertou.',
  login: 'Entrar',
  register: 'Cadastro',
  forgot: 'Recuperar senha',
  reset: 'Nova senha',
  perfil: 'Meu perfil',
  agegate: 'Confirme sua idade',
  notFound: 'Página não encontrada',
  admin: 'Administração',
  unbuilt: 'O site ainda não foi montado. Execute npm start.',
} as const;
export type PageWord = keyof typeof pageWordsPt;

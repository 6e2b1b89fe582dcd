export const titlesPt = {
  login: 'Entrar',
  register: 'Criar cadastro',
  forgot: 'Recuperar a senha',
  reset: 'Criar uma senha nova',
  profile: 'Perfil',
  theories: 'Teorias',
  unsubscribe: 'Parar de receber novidades',
  regulations: 'Regulamentos',
  faq: 'Perguntas frequentes',
  prizes: 'Prêmios',
  winners: 'Ganhadores',
  transparency: 'Conferir',
};

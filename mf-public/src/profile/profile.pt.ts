export const profilePt = {
  hello: 'Olá, {{name}}',
  signOut: 'Sair',
  parts: 'Partes do perfil',
  votes: 'Votos',
  suggestions: 'Sugestões',
  suggestionsLead: 'O que você mandou para a parede e o que aconteceu com cada ideia.',
  promotion: 'Promoção',
  notifications: 'Avisos',
  data: 'Dados',
  security: 'Acesso',
  privacy: 'Privacidade',
  onlyOwn: 'Só a própria pessoa pode fazer isto. Você entrou na conta de {{name}}.',
};

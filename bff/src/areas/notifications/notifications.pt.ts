/** What notifications say in Portuguese beside their letters. */
export const notificationTextsPt = {
  hit: 'Você acertou!',
  missed: 'Desta vez a sua resposta foi outra.',
  /** The title of a push notification; its body is the theory's or the draw's title. */
  push: {
    theory: 'Uma teoria foi resolvida',
    list: 'A lista do sorteio fechou',
    draw: 'Saiu o resultado do sorteio',
    prize: 'Há novidade na sua participação',
  },
  open: 'Toque para ver no seu perfil.',
  stop: 'Parar',
  stopped: 'Pronto. Estes avisos não chegam mais nos seus aparelhos.',
};

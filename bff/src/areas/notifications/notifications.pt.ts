/** What notifications say in Portuguese beside their letters. */
export const notificationTextsPt = {
  hit: 'Você acertou!',
  missed: 'Desta vez a sua resposta foi outra.',
};

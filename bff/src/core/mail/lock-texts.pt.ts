/** What the letter about a locked sign-in says in Portuguese. */
export const lockMailTextsPt = {
  sign_in_locked: {
    subject: 'Tentativas de entrar na sua conta',
    title: 'Tentativas de entrar na sua conta',
    body: [
      'Alguém digitou a senha da sua conta errada várias vezes. Por 15 minutos, a entrada está bloqueada em aparelhos que você ainda não usou.',
      'Nos aparelhos em que você já entrou, a entrada continua livre, e com uma senha nova também.',
    ],
    button: 'Criar nova senha',
    ignore:
      'Se foi você, espere um pouco e tente de novo. Se não foi, sua senha continua valendo: ninguém entrou.',
  },
};

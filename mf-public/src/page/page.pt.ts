export const pagePt = {
  failed: 'Não foi possível carregar a página',
  failedText: 'Confira a sua conexão e tente novamente.',
  retry: 'Tentar novamente',
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
  strength: 'Força da senha',
  strength0: 'Sem força',
  strength1: 'Fraca',
  strength2: 'Razoável',
  strength3: 'Boa',
  strength4: 'Forte',
  passwordFulfilled: 'Cumpre todas as regras.',
};

export const pagePt = {
  failed: 'Não foi possível carregar a página',
  failedText: 'Confira a sua conexão e tente novamente.',
  retry: 'Tentar novamente',
  dialogFailed: 'Não foi possível abrir. Confira a sua conexão e tente novamente.',
  more_one: 'Mostrar mais {{count}}',
  more_other: 'Mostrar mais {{count}}',
};

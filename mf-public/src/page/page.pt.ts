export const pagePt = {
  failed: 'Não foi possível carregar a página',
  unknown: 'Tente novamente em instantes.',
  incident: 'Incidente {{id}}',
  retry: 'Tentar novamente',
  dialogFailed: 'Não foi possível abrir. Tente novamente.',
  more_one: 'Mostrar mais {{count}}',
  more_other: 'Mostrar mais {{count}}',
};

/** The words of the picture of a receipt, at whatever desk it is seen. */
export const picturePt = {
  none: 'Sem foto',
  noneText: 'Esta nota veio pelo QR Code, pela chave ou pelo XML: não há imagem para ver.',
  alt: 'Foto da nota de {{name}}',
  pdf: 'O arquivo veio em PDF.',
  pdfHint: 'O arquivo veio de fora: ele é baixado, não aberto aqui.',
  save: 'Baixar PDF',
  zoomIn: 'Ampliar (+)',
  zoomOut: 'Reduzir (−)',
  rotate: 'Girar (G)',
  reset: 'Ajustar à tela (0)',
};

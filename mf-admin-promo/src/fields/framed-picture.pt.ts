/** The words of a picture with its crops and what it shows. */
export const framedPicturePt = {
  picture: 'Imagem',
  alt: 'Descrição da imagem',
  'alt.hint': 'Para quem não vê a imagem: o que ela mostra, em uma frase.',
  crop: 'Corte',
  'crop.hint': 'Toque no que não pode ficar de fora quando a imagem é cortada.',
  'crop.across': 'Da esquerda para a direita',
  'crop.down': 'De cima para baixo',
  'crop.wide': 'Destaque',
  'crop.square': 'Cartão',
  choose: 'Escolher imagem',
  replace: 'Trocar imagem',
  remove: 'Remover imagem',
  sending: 'Enviando',
  formats: 'JPG, PNG, WebP ou AVIF, até {{limit}} MB.',
  forbidden: 'Sua conta não pode enviar imagens.',
};

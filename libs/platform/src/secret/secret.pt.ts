export const secretPt = {
  copy: 'Copiar',
  copied: 'Copiado.',
  done: 'Já guardei',
};

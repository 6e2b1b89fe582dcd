export const passwordPt = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
  strength: 'Força da senha',
  strength0: 'Ainda sem força',
  strength1: 'Fraca',
  strength2: 'Razoável',
  strength3: 'Boa',
  strength4: 'Forte',
  fulfilled: 'Cumpre todas as regras.',
};

export const confirmPt = {
  confirmed: 'E-mail confirmado. Obrigado!',
  confirming: 'Confirmando o seu e-mail…',
  failed: 'Este link de confirmação não vale mais. Entre e peça outro no seu perfil.',
};

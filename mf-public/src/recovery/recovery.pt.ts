export const recoveryPt = {
  passkeysStay:
    'A senha nova não muda as suas chaves de acesso: elas continuam valendo. No perfil, em Segurança, remova as que você não reconhece.',
};

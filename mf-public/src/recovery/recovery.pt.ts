export const recoveryPt = {
  passkeysStay:
    'A senha nova não muda as suas chaves de acesso: elas continuam entrando. Remova as que não reconhece no perfil, em Segurança.',
};

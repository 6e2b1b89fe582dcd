/** What the letters about passkeys say in Portuguese. */
export const passkeyMailTextsPt = {
  passkey_added: {
    subject: 'Nova chave de acesso na sua conta',
    title: 'Nova chave de acesso na sua conta',
    body: [
      'Uma chave de acesso foi criada agora há pouco. Com ela, quem tem o aparelho entra na sua conta sem a senha.',
      'Se não foi você, remova a chave no seu perfil e troque a senha.',
    ],
    button: 'Ver minhas chaves de acesso',
    ignore: 'Se foi você, não precisa fazer mais nada.',
  },
  password_changed_passkeys: {
    subject: 'Sua senha foi alterada',
    title: 'Sua senha foi alterada',
    body: [
      'A senha da sua conta foi alterada agora há pouco pelo link que enviamos a este endereço, e todas as sessões foram encerradas.',
      'As suas chaves de acesso continuam valendo: quem tem o aparelho de uma delas ainda entra sem a senha. Se não reconhece alguma, remova-a no seu perfil.',
    ],
    button: 'Ver minhas chaves de acesso',
    ignore:
      'Se foi você e reconhece as chaves, não precisa fazer mais nada. Se não foi, crie uma nova senha em “Esqueci minha senha”.',
  },
  passkey_removed: {
    subject: 'Chave de acesso removida',
    title: 'Uma chave de acesso foi removida',
    body: ['Uma chave de acesso da sua conta foi removida agora há pouco. A senha continua valendo.'],
    button: 'Ver minhas chaves de acesso',
    ignore: 'Se foi você, não precisa fazer mais nada. Se não foi, troque a sua senha.',
  },
};

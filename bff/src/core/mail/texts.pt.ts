/** What e-mails say in Portuguese. `{name}` and the like are filled in and escaped by the template. */
export const mailTextsPt = {
  brand: 'Fio da Meada',
  hello: 'Oi, {name}!',
  link_help: 'Se o botão não funcionar, copie este endereço no navegador:',
  footer: 'Você recebeu este e-mail porque este endereço foi usado na plataforma Fio da Meada.',
  confirm: {
    subject: 'Confirme seu e-mail',
    title: 'Falta só um fio',
    body: [
      'Seu cadastro está feito. Confirme este endereço de e-mail para que a gente possa avisar você sobre as suas teorias.',
      'O link vale por 7 dias.',
    ],
    button: 'Confirmar e-mail',
    ignore: 'Se não foi você quem se cadastrou, ignore esta mensagem.',
  },
  reset: {
    subject: 'Crie uma nova senha',
    title: 'Vamos criar uma nova senha',
    body: [
      'Recebemos um pedido para trocar a senha da sua conta.',
      'O link vale por 60 minutos e só pode ser usado uma vez.',
    ],
    button: 'Criar nova senha',
    ignore: 'Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
  },
  admin_reset: {
    subject: 'Nova senha da administração',
    title: 'Nova senha da administração',
    body: [
      'Recebemos um pedido para trocar a senha da sua conta na administração.',
      'O link vale por 60 minutos e só pode ser usado uma vez.',
    ],
    button: 'Criar nova senha',
    ignore: 'Se não foi você quem pediu, ignore esta mensagem e avise quem administra a plataforma.',
  },
  password_changed: {
    subject: 'Sua senha foi alterada',
    title: 'Sua senha foi alterada',
    body: ['A senha da sua conta foi alterada agora há pouco e as outras sessões foram encerradas.'],
    button: 'Não fui eu: criar nova senha',
    ignore: 'Se foi você, não precisa fazer mais nada.',
  },
};

export type MailTexts = typeof mailTextsPt;

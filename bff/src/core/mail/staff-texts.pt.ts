/** What e-mails say to staff in Portuguese; filled in as the others are. */
export const staffMailTextsPt = {
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
  admin_invite: {
    subject: 'Seu acesso à administração',
    title: 'Seu acesso à administração',
    body: [
      'Criamos uma conta para você na administração. Falta escolher a senha.',
      'O link vale por 7 dias e só pode ser usado uma vez.',
    ],
    button: 'Escolher minha senha',
    ignore: 'Se você não esperava este convite, ignore esta mensagem: sem a senha, a conta não abre.',
  },
  admin_email_changed: {
    subject: 'E-mail de acesso alterado',
    title: 'E-mail de acesso alterado',
    body: ['O e-mail da sua conta na administração agora é {email}.', 'Suas sessões foram encerradas.'],
    button: 'Entrar na administração',
    ignore: 'Se você não sabia desta mudança, avise quem administra a plataforma.',
  },
  two_factor_on: {
    subject: 'Verificação em duas etapas ativada',
    title: 'Verificação em duas etapas ativada',
    body: [
      'A entrada na administração agora pede também um código do seu aplicativo autenticador. As suas outras sessões foram encerradas.',
    ],
    button: 'Ver a segurança da conta',
    ignore: 'Se não foi você, avise quem administra a plataforma.',
  },
  two_factor_off: {
    subject: 'Verificação em duas etapas desativada',
    title: 'Verificação em duas etapas desativada',
    body: ['A entrada na administração voltou a pedir somente a senha.'],
    button: 'Ver a segurança da conta',
    ignore: 'Se você não sabia desta mudança, troque a senha e avise quem administra a plataforma.',
  },
  log_head: {
    subject: 'O registro público da promoção cresceu',
    title: 'O registro público cresceu',
    body: [
      'O registro público da promoção ganhou linhas que comprometem quem a realiza. Cada uma com o seu lugar, o seu tipo e a hora em que foi escrita:',
      '{entries}',
      'A partir delas o registro tem esta cabeça assinada. Guarde este e-mail: quem mudar o que já estava escrito não consegue refazê-la.',
      '{note}',
    ],
    button: 'Ler o registro',
    ignore: 'Você recebe esta mensagem porque este endereço acompanha a promoção como auditor.',
  },
  tokens_ended: {
    subject: 'Seus tokens de API foram encerrados',
    title: 'Seus tokens de API foram encerrados',
    body: [
      'A senha da sua conta na administração mudou, e com ela deixaram de valer os tokens de API que eram seus: {tokens}.',
      'Os programas que os usavam perderam o acesso. Se ainda forem necessários, crie outros.',
    ],
    button: 'Ver a segurança da conta',
    ignore: 'Se não foi você quem trocou a senha, avise quem administra a plataforma.',
  },
  webhook_paused: {
    subject: 'Um webhook foi pausado',
    title: 'Um webhook seu foi pausado',
    body: [
      'O webhook {endpoint}, que entrega em {address}, foi pausado: nenhuma entrega dá certo desde {since}, ou o endereço respondeu que não existe mais.',
      'O que acontecer agora fica guardado por 30 dias. Quando o receptor voltar, retome o webhook e escolha se o que ficou esperando deve ser enviado.',
    ],
    button: 'Ver o webhook',
    ignore: 'Você recebe esta mensagem porque este webhook foi criado com a sua conta.',
  },
  webhook_unowned: {
    subject: 'Um webhook ficou sem responsável',
    title: 'Um webhook ficou sem responsável',
    body: [
      'A conta de quem respondia pelo webhook {endpoint}, que entrega em {address}, foi encerrada. Por isso ele foi pausado.',
      'O que acontecer agora fica guardado por 30 dias. Se o webhook ainda for necessário, retome-o: quem retoma passa a responder por ele. Troque também o segredo, que a pessoa pode conhecer.',
    ],
    button: 'Ver o webhook',
    ignore: 'Você recebe esta mensagem porque pode alterar webhooks.',
  },
  token_ending: {
    subject: 'Um token de API está perto de vencer',
    title: 'Um token de API está perto de vencer',
    body: [
      'O token de API {token} vale até {ends}. Depois disso os programas que o usam perdem o acesso.',
      'Se ainda for necessário, crie outro e coloque-o nos programas antes dessa data.',
    ],
    button: 'Abrir o token',
    ignore: 'Você recebe esta mensagem porque responde por este token.',
  },
  token_over: {
    subject: 'Um token de API venceu',
    title: 'Um token de API venceu',
    body: [
      'O token de API {token} valeu até {ends}. Os programas que o usavam perderam o acesso.',
      'Se ainda for necessário, crie outro.',
    ],
    button: 'Abrir o token',
    ignore: 'Você recebe esta mensagem porque responde por este token.',
  },
};

import { notificationMailTextsPt } from './notification-texts.pt.ts';
import { winnerTextsPt } from './winner-texts.pt.ts';
import { lockMailTextsPt } from './lock-texts.pt.ts';
import { passkeyMailTextsPt } from './passkey-texts.pt.ts';
import { receiptMailTextsPt } from './receipt-texts.pt.ts';
import { staffMailTextsPt } from './staff-texts.pt.ts';

/** What e-mails say in Portuguese. `{name}` and the like are filled in and escaped by the template. */
export const mailTextsPt = {
  brand: 'Fio da Meada',
  hello: 'Oi, {name}!',
  link_help: 'Se o botão não funcionar, copie este endereço no navegador:',
  footer: 'Você recebeu este e-mail porque este endereço foi usado na plataforma Fio da Meada.',
  head: 'Guarde este e-mail: o registro público da promoção tinha {{size}} linhas, e a raiz delas era {{root}}. Se alguém mudar o que já estava escrito lá, esta raiz mostra.',
  unsubscribe: 'Não quero mais receber novidades',
  stop: 'Parar estes avisos',
  ...staffMailTextsPt,
  ...lockMailTextsPt,
  ...passkeyMailTextsPt,
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
  password_changed: {
    subject: 'Sua senha foi alterada',
    title: 'Sua senha foi alterada',
    body: ['A senha da sua conta foi alterada agora há pouco e as outras sessões foram encerradas.'],
    button: 'Não fui eu: criar nova senha',
    ignore: 'Se foi você, não precisa fazer mais nada.',
  },
  email_change: {
    subject: 'Confirme seu novo e-mail',
    title: 'Confirme seu novo e-mail',
    body: [
      'Você pediu para usar este endereço na sua conta. Enquanto ele não for confirmado, continua valendo o antigo.',
      'O link vale por 24 horas e só pode ser usado uma vez.',
    ],
    button: 'Confirmar novo e-mail',
    ignore: 'Se não foi você quem pediu, ignore esta mensagem: nada muda.',
  },
  email_change_asked: {
    subject: 'Pedido para trocar o e-mail da sua conta',
    title: 'Pediram para trocar o e-mail da sua conta',
    body: [
      'Alguém que sabe a sua senha pediu para usar outro endereço na sua conta. A troca só acontece quando o novo endereço for confirmado.',
      'Se não foi você, troque a sua senha agora e cancele o pedido no seu perfil.',
    ],
    button: 'Abrir meu perfil',
    ignore: 'Se foi você, confirme pelo link que enviamos ao novo endereço.',
  },
  email_change_staff: {
    subject: 'Pedido para trocar o e-mail da sua conta',
    title: 'Vamos trocar o e-mail da sua conta',
    body: [
      'Nosso atendimento registrou um pedido para usar outro endereço na sua conta. A troca só acontece quando o novo endereço for confirmado.',
      'Se não foi você quem pediu, cancele o pedido no seu perfil e fale com a gente.',
    ],
    button: 'Abrir meu perfil',
    ignore: 'Se foi você, confirme pelo link que enviamos ao novo endereço.',
  },
  email_changed: {
    subject: 'O e-mail da sua conta foi trocado',
    title: 'O e-mail da sua conta foi trocado',
    body: ['A partir de agora, sua conta usa outro endereço de e-mail, e este aqui não abre mais a conta.'],
    button: 'Não fui eu: falar com o atendimento',
    ignore: 'Se foi você, não precisa fazer mais nada.',
  },
  account_deleted: {
    subject: 'Seu cadastro foi excluído',
    title: 'Seu cadastro foi excluído',
    body: [
      'Como você pediu, apagamos os seus dados pessoais. Guardamos apenas o que a lei exige e os votos já contados, sem o seu nome.',
      'Esta é a última mensagem que enviamos a este endereço.',
    ],
    button: 'Ir para o site',
    ignore: 'Se não foi você quem pediu, responda a quem cuida da privacidade pelo atendimento do site.',
  },
  account_expired: {
    subject: 'Seu cadastro foi encerrado',
    title: 'Seu cadastro foi encerrado',
    body: [
      'Faz muito tempo que você não aparece, e não guardamos dados de ninguém além do necessário. Por isso apagamos os seus: ficam apenas o que a lei exige e os votos já contados, sem o seu nome.',
      'Esta é a última mensagem que enviamos a este endereço. Para participar de novo, basta fazer outro cadastro.',
    ],
    button: 'Ir para o site',
    ignore: 'Se tiver dúvidas, fale com quem cuida da privacidade pelo atendimento do site.',
  },
  unsubscribe_link: {
    subject: 'Parar de receber novidades',
    title: 'Parar de receber novidades',
    body: ['Recebemos um pedido para parar de enviar novidades a este endereço. Um clique basta.'],
    button: 'Parar de receber',
    ignore: 'Se não foi você quem pediu, ignore esta mensagem: nada muda.',
  },
  news_welcome: {
    subject: 'Agora você recebe as novidades',
    title: 'O fio chega até você',
    body: [
      'Você pediu para receber novidades da promoção por e-mail: teorias novas, respostas e quem acertou.',
      'Dá para mudar de ideia quando quiser, com um clique no fim de cada mensagem.',
    ],
    button: 'Ver as teorias abertas',
    ignore: 'Se não foi você quem pediu, use o link abaixo para parar.',
  },
  suggestion_approved: {
    subject: 'Sua sugestão foi aprovada',
    title: 'Sua sugestão está na parede',
    body: ['A sua ideia para {show} foi aprovada e já aparece na página da série:', '“{text}”'],
    button: 'Ver na página da série',
    ignore: 'Obrigado por puxar o fio com a gente.',
  },
  suggestion_rejected: {
    subject: 'Sobre a sua sugestão',
    title: 'Sua sugestão não foi aprovada',
    body: [
      'Lemos a sua ideia para {show}:',
      '“{text}”',
      'Desta vez ela não foi aprovada. O motivo: {reason}',
    ],
    button: 'Ver minhas sugestões',
    ignore: 'Você pode mandar outras ideias quando quiser.',
  },
  suggestion_merged: {
    subject: 'Sua sugestão virou enquete',
    title: 'Sua sugestão virou enquete',
    body: [
      'A sua ideia para {show} vai virar uma enquete:',
      '“{text}”',
      'Quando ela abrir, o link aparece nas suas sugestões.',
    ],
    button: 'Ver minhas sugestões',
    ignore: 'Obrigado por puxar o fio com a gente.',
  },
  sac_received: {
    subject: 'Recebemos a sua mensagem: protocolo {protocol}',
    title: 'Recebemos a sua mensagem',
    body: [
      'O número do seu protocolo é {protocol}. Guarde-o: com ele a gente encontra a sua mensagem.',
      'A resposta chega neste e-mail em até 7 dias. Pelo botão abaixo você acompanha a conversa e pode escrever de novo.',
    ],
    button: 'Acompanhar a conversa',
    ignore: 'Se não foi você quem escreveu, ignore esta mensagem.',
  },
  sac_answered: {
    subject: 'Respondemos a sua mensagem: protocolo {protocol}',
    title: 'Respondemos a sua mensagem',
    body: ['{answer}', 'Esta é a resposta ao protocolo {protocol}.'],
    button: 'Responder ou ver a conversa',
    ignore: 'Se isto resolve, você não precisa fazer mais nada.',
  },
  ...receiptMailTextsPt,
  prize_won: {
    subject: 'Você ganhou: {prize}',
    title: 'Você ganhou!',
    body: [
      'A sua nota chegou na hora certa e você ganhou: {prize}.',
      'Agora a nossa equipe confere os seus dados. Guarde o comprovante da compra: a gente avisa por e-mail assim que o prêmio for confirmado.',
    ],
    button: 'Ver meu prêmio',
    ignore: 'Parabéns, e obrigado por puxar o fio com a gente.',
  },
  prize_given: {
    subject: 'Você recebeu: {prize}',
    title: 'Um prêmio para você',
    body: [
      'A nossa equipe deu a você: {prize}. O motivo: {reason}',
      'Agora conferimos os seus dados e a gente avisa por e-mail assim que o prêmio for confirmado.',
    ],
    button: 'Ver meu prêmio',
    ignore: 'Se você não esperava esta mensagem, fale com o atendimento pelo site.',
  },
  prize_validated: {
    subject: 'Seu prêmio foi confirmado: {prize}',
    title: 'Seu prêmio foi confirmado',
    body: [
      'Conferimos os seus dados e o seu prêmio está confirmado: {prize}.',
      'A nossa equipe entra em contato para combinar a entrega. No seu perfil você acompanha a situação.',
    ],
    button: 'Ver meu prêmio',
    ignore: 'Nunca pedimos senha, dados do cartão ou pagamento para entregar um prêmio.',
  },
  prize_invalid: {
    subject: 'Sobre o seu prêmio: {prize}',
    title: 'Seu prêmio não foi confirmado',
    body: [
      'Conferimos a sua participação e o prêmio não pôde ser confirmado: {prize}.',
      'O motivo: {reason}',
    ],
    button: 'Ver meus prêmios',
    ignore: 'Se você acha que houve um engano, fale com o atendimento pelo site.',
  },
  prize_reopened: {
    subject: 'Estamos conferindo de novo o seu prêmio: {prize}',
    title: 'Seu prêmio voltou para análise',
    body: [
      'Estamos conferindo de novo a sua participação e o prêmio: {prize}.',
      'A decisão anterior não vale mais. A nova chega por e-mail.',
    ],
    button: 'Ver meu prêmio',
    ignore: 'Você não precisa fazer nada por enquanto.',
  },
  winner_drawn: {
    subject: 'Seu número foi sorteado: {draw}',
    title: 'Seu número da sorte foi sorteado',
    body: [
      'Um número da sorte seu foi sorteado em {draw}. O prêmio: {prize}.',
      'Para confirmar, precisamos de uma cópia do documento de identidade, do CPF e de um comprovante de endereço, em até 3 dias úteis depois do nosso contato. Responda a este e-mail ou fale com o atendimento pelo site.',
      'O resultado só é definitivo depois de publicado na página de ganhadores.',
    ],
    button: 'Ver meus números',
    ignore: 'Nunca pedimos senha, dados do cartão ou pagamento para entregar um prêmio.',
  },
  ...winnerTextsPt,
  ...notificationMailTextsPt,
};

export type MailTexts = typeof mailTextsPt;

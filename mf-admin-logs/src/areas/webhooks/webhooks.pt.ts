import { webhookPausePt, webhookStatePt, webhookTypePt } from '@fio/contracts/terms/webhooks.pt';
import { prefixed } from '@fio/platform/i18n';

export const webhooksPt = {
  title: 'Webhooks',
  count_one: '{{total}} webhook',
  count_other: '{{total}} webhooks',
  search: 'Nome ou endereço',
  'empty.title': 'Nenhum webhook ainda',
  'empty.text':
    'Um webhook avisa outro sistema na hora em que algo acontece: uma teoria resolvida, uma nota confirmada, um sorteio publicado.',
  create: 'Criar webhook',
  edit: 'Alterar webhook',
  created: 'Webhook criado.',
  saved: 'Webhook salvo.',
  cancel: 'Cancelar',
  docs: 'Como receber',
  deliveries: 'Entregas',
  more: 'mais de {{total}}',
  'create.lead':
    'Cada evento é enviado por POST, assinado, e tentado de novo por três dias enquanto o endereço não responder com 2xx. Dados pessoais não vão: só códigos, que a API abre para quem pode.',

  'section.webhook': 'O que vai para onde',

  'field.name': 'Nome',
  'field.address': 'Endereço',
  'field.events': 'Eventos',
  'field.event': 'Evento',
  'field.state': 'Situação',
  'field.pausedFor': 'Pausado',
  'field.pausedBy': 'Pausado por',
  'field.pausedAt': 'Pausado em',
  'field.failingSince': 'Só falha desde',
  'field.owner': 'Responsável',
  'field.waiting': 'Na espera',
  'field.delivered': 'Entregues em 30 dias',
  'field.failed': 'Falharam em 30 dias',
  'field.overlapUntil': 'Segredo anterior vale até',
  'field.createdAt': 'Criado em',
  'field.updatedAt': 'Alterado em',
  'field.keep': 'O que ficou esperando',
  'field.since': 'O que aconteceu desde',

  'hint.name': 'Quem recebe, por exemplo “Painel da agência”.',
  'hint.address': 'Começa com https:// e é da internet pública.',
  'hint.since': 'Vai de novo só o que falhou, cada evento com o código que já tinha.',

  'group.theory': 'Teorias',
  'group.suggestion': 'Sugestões',
  'group.registration': 'Cadastros',
  'group.receipt': 'Notas',
  'group.numbers': 'Números da sorte',
  'group.prize': 'Prêmios',
  'group.draw': 'Sorteios',
  'group.log': 'Registro público',

  ...prefixed('state', webhookStatePt),
  ...prefixed('pause', webhookPausePt),
  'pausedBy.staff': 'Alguém da equipe',
  'pausedBy.product': 'O próprio sistema',
  ...prefixed('type', webhookTypePt),

  'keep.send': 'Enviar agora',
  'keep.drop': 'Descartar',

  'secret.title': 'Guarde o segredo',
  'secret.text':
    'Copie agora: ele não aparece outra vez, nem para você. Com ele o seu sistema confere que cada entrega é nossa.',
  'secret.label': 'Segredo',

  'action.test': 'Enviar teste',
  'action.test.text':
    'Um evento webhook.test sai agora. Ele não conta nada, e não é preciso tê-lo escolhido.',
  'action.test.done': 'Teste enviado. Veja a resposta nas entregas.',
  'action.pause': 'Pausar',
  'action.pause.text':
    'Nada mais é enviado. O que acontecer fica esperando por até 30 dias, e um reenvio pela metade para onde está.',
  'action.pause.done': 'Webhook pausado.',
  'action.resume': 'Retomar',
  'action.resume.text':
    'O que acontecer daqui para frente volta a ser enviado. Se a conta do responsável foi encerrada, você passa a responder por ele.',
  'action.resume.done': 'Webhook retomado.',
  'action.resend': 'Reenviar o que falhou',
  'action.resend.text': 'Tudo o que foi dado por perdido desde então é tentado de novo.',
  'action.resend.done': 'O que falhou vai de novo.',
  'action.rotate': 'Trocar segredo',
  'action.rotate.text':
    'Um segredo novo passa a assinar. Por 24 horas cada entrega leva também a assinatura do anterior, para você trocar sem perder nada.',
  'action.rotate.done': 'Segredo trocado.',

  'tab.deliveries': 'Entregas',
  'deliveries.caption': 'Entregas mais recentes deste webhook',
  'deliveries.type': 'Evento',
  'deliveries.state': 'Situação',
  'deliveries.at': 'Aconteceu em',
  'deliveries.status': 'Resposta',
  'deliveries.tries': 'Tentativas',
  'deliveries.none': 'Nenhuma entrega ainda',
  'deliveries.noneText': 'Envie um teste para ver a primeira.',
  'deliveries.all': 'Ver todas',
};

import { regulationKindPt } from '@fio/contracts/terms/regulations.pt';
import { prefixed } from '@fio/platform/i18n';

export const regulationsPt = {
  title: 'Regulamentos',
  count_one: '{{total}} versão',
  count_other: '{{total}} versões',
  search: 'Título, endereço ou certificado',
  create: 'Novo documento',
  edit: 'Editar rascunho',
  created: 'Rascunho criado. Ele só aparece no site depois de publicado.',
  saved: 'Rascunho salvo.',
  'empty.title': 'Nenhum documento ainda',
  'empty.text': 'Comece pelo regulamento da promoção, pela política de privacidade e pelos termos de uso.',

  'field.title': 'Título',
  'field.kind': 'Tipo',
  'field.slug': 'Endereço',
  'field.number': 'Versão',
  'field.certificate': 'Certificado de autorização',
  'field.state': 'Situação',
  'field.effectiveFrom': 'Em vigor a partir de',
  'field.publishedAt': 'Publicado em',
  'field.page': 'Página desta versão',
  'summary.site': 'Ver no site',
  'field.updatedAt': 'Atualizado em',
  'field.createdAt': 'Criado em',
  'field.html': 'Texto',
  'field.amendment': 'O que muda nesta versão (aditamento)',
  'field.pdfId': 'PDF',
  'field.textHash': 'SHA-256 do texto',
  'field.pdfHash': 'SHA-256 do PDF',
  'field.acceptances': 'Aceites desta versão',

  'section.document': 'O documento',
  'section.text': 'Texto',
  'section.publication': 'Publicação',
  'tab.text': 'Como o público lê',
  'tab.versions': 'Versões',

  'hint.slug': 'Fica no endereço: /regulamentos/… Uma nova versão mantém o tipo e o endereço.',
  'hint.certificate':
    'Como no certificado: 04.123456/2026. Deixe em branco se o documento não depende de autorização.',
  'hint.effectiveFrom': 'Horário de Brasília. Em branco, vale a partir da publicação.',
  'hint.amendment': 'Aparece para o público. Obrigatório numa nova versão depois do início da campanha.',
  'hint.html': 'Os títulos de nível 2 formam o sumário.',

  ...prefixed('kind', regulationKindPt),
  'state.draft': 'Rascunho',
  'state.scheduled': 'Agendada',
  'state.current': 'Em vigor',
  'state.superseded': 'Substituída',

  'action.publish': 'Publicar',
  'action.publish.text':
    'Depois de publicado, este texto não muda mais: qualquer correção é uma nova versão. O código do texto e o PDF são fixados agora.',
  'action.publish.done': 'Versão publicada.',
  'action.next': 'Nova versão',
  'action.next.text':
    'Cria um rascunho com o texto de “{{name}}” para ser alterado e publicado. A versão atual continua valendo até lá.',
  'action.next.done': 'Rascunho da nova versão criado.',

  'publish.version': 'Versão {{number}} de “{{title}}”',
  'publish.now': 'Entra em vigor agora.',
  'publish.later': 'Entra em vigor em {{when}}.',
  'publish.amendment': 'A campanha já começou: edite o rascunho e diga o que muda nesta versão.',
  'publish.accept': 'Quem já tem cadastro será avisado e poderá aceitar a nova versão.',
  cancel: 'Cancelar',

  'pdf.generated': 'Gerado do texto na publicação, com marcação acessível.',
  'pdf.uploaded': 'PDF enviado ({{size}} kB)',
  'pdf.made': 'PDF gerado ({{size}} kB)',
  'pdf.choose': 'Enviar um PDF próprio',
  'pdf.replace': 'Trocar PDF',
  'pdf.remove': 'Usar o PDF gerado do texto',
  'pdf.sending': 'Enviando…',
  'pdf.hint': 'Opcional, até {{limit}} MB. Sem ele, o PDF é gerado do texto.',
  'pdf.open': 'Abrir',

  'text.contents': 'Sumário',
  'text.none': 'Sem texto',
  'versions.item': 'Versão {{number}}',
  'versions.since': 'a partir de {{date}}',
};

import { sacStatePt } from '@fio/contracts/terms/sac.pt';
import { sacSubjectPt } from '@fio/contracts/terms/sac-subjects.pt';
import { prefixed } from '@fio/platform/i18n';

export const sacPt = {
  title: 'SAC',
  count_one: '{{total}} mensagem',
  count_other: '{{total}} mensagens',
  search: 'Protocolo, pessoa ou texto',
  'empty.title': 'Nenhuma mensagem ainda',
  'empty.text': 'O que o público escrever no “Fale com a gente” aparece aqui.',
  cancel: 'Cancelar',
  attached: 'com anexo',

  'field.protocol': 'Protocolo',
  'field.subject': 'Assunto',
  'field.state': 'Situação',
  'field.name': 'Nome',
  'field.email': 'E-mail',
  'field.createdAt': 'Recebida em',
  'field.updatedAt': 'Último movimento',
  'field.answeredAt': 'Respondida em',
  'field.closedAt': 'Encerrada em',
  'field.language': 'Idioma',
  'field.registered': 'Cadastro',
  'field.text': 'Texto',

  registered: 'Escreveu com a conta aberta',
  guest: 'Escreveu sem entrar',
  'language.pt': 'Português',
  'language.en': 'Inglês',

  'tab.conversation': 'Conversa',
  'kind.visitor': 'Mensagem do visitante',
  'kind.answer': 'Resposta enviada',
  'kind.note': 'Nota interna',
  file: 'Anexo: {{name}}',
  fileSave: 'Baixar anexo ({{size}} kB)',
  fileHint: 'O arquivo veio de fora. Baixe só se for preciso; o acesso fica registrado.',

  ...prefixed('subject', sacSubjectPt),

  ...prefixed('state', sacStatePt),

  'hint.answer': 'Vai por e-mail para {{email}} e não dá para desfazer.',
  'hint.note': 'Só a equipe vê.',

  'action.answer': 'Responder',
  'action.answer.text': 'A resposta vai por e-mail.',
  'action.answer.done': 'Resposta enviada.',
  'action.note': 'Anotar',
  'action.note.text': 'A nota fica só para a equipe.',
  'action.note.done': 'Nota guardada.',
  'action.wait': 'Aguardar terceiros',
  'action.wait.text': 'Marca que a resposta depende de outra pessoa. O visitante não é avisado.',
  'action.wait.done': 'Aguardando terceiros.',
  'action.close': 'Encerrar',
  'action.close.text': 'Encerra a conversa sem avisar o visitante. Se ele escrever de novo, ela reabre.',
  'action.close.done': 'Conversa encerrada.',
  'action.reopen': 'Reabrir',
  'action.reopen.text': 'A conversa volta para a fila.',
  'action.reopen.done': 'Conversa reaberta.',
};

import { sacSubjectPt } from '@fio/contracts/terms/sac-subjects.pt';
import { prefixed, recordWordsPt } from '@fio/platform/i18n';

export const answerTemplatesPt = {
  title: 'Modelos de resposta',
  ...recordWordsPt('modelo', 'modelos', 'm'),
  search: 'Nome ou texto',
  'section.template': 'Modelo',
  'field.title': 'Nome',
  'field.subject': 'Assunto',
  'field.text': 'Texto',
  'field.textEn': 'Texto em inglês',
  'field.translated': 'Em inglês',
  'field.createdAt': 'Criado em',
  'field.updatedAt': 'Atualizado em',
  'hint.subject':
    'Nas mensagens deste assunto, este modelo vem antes dos outros. Em branco, serve para todas.',
  'hint.text':
    '{{name}}, {{protocol}}, {{subject}}, {{date}} e {{agent}} viram o nome de quem escreveu, o protocolo, o assunto, o dia da mensagem e o seu nome. O que fica entre [[ ]] quem responde escreve.',
  'hint.textEn': 'Para quem escreveu em inglês. Em branco, o modelo não é oferecido nessas mensagens.',
  'tab.text': 'Texto',
  none: 'Sem texto em inglês',
  any: 'Qualquer assunto',
  yes: 'Sim',
  no: 'Não',
  ...prefixed('subject', sacSubjectPt),
};

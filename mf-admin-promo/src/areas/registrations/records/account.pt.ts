import { consentPurposePt } from '@fio/contracts/terms/consents.pt';
import { mailStatePt } from '@fio/contracts/terms/mails.pt';
import { sacStatePt } from '@fio/contracts/terms/sac.pt';
import { sacSubjectPt } from '@fio/contracts/terms/sac-subjects.pt';
import { suggestionStatePt } from '@fio/contracts/terms/suggestions.pt';
import { prefixed } from '@fio/platform/i18n';

/** What the tabs beside the promotion say: it comes with them. */
export const accountPt = {
  'none.votes': 'Esta pessoa ainda não votou.',
  'none.suggestions': 'Esta pessoa ainda não enviou sugestão.',
  'none.consents': 'Nenhum aceite registrado.',
  'none.emails': 'Nenhuma mensagem enviada ao endereço atual.',
  'none.sessions': 'Nenhum acesso guardado.',
  'none.messages': 'Nenhuma mensagem enviada com a conta aberta.',
  'none.logs': 'Nada aconteceu com este cadastro ainda.',

  'column.when': 'Quando',
  'column.event': 'O que aconteceu',
  'column.state': 'Situação',
  'column.about': 'Sobre',
  'column.theory': 'Teoria',
  'column.show': 'Série',
  'column.answer': 'Resposta',
  'column.text': 'Texto',
  'column.purpose': 'Aceite',
  'column.decision': 'Decisão',
  'column.version': 'Versão',
  'column.channel': 'Por onde',
  'column.subject': 'Assunto',
  'column.sentAt': 'Enviada em',
  'column.ip': 'IP',
  'column.device': 'Aparelho',
  'column.lastSeen': 'Último uso',
  'column.protocol': 'Protocolo',

  ...prefixed('purpose', consentPurposePt),
  granted: 'Aceito',
  refused: 'Recusado',
  'channel.web': 'Site',
  'channel.email': 'E-mail',
  'channel.staff': 'Equipe',
  ...prefixed('suggestion', suggestionStatePt),
  ...prefixed('email', mailStatePt),
  'session.live': 'Aberta',
  'session.ended': 'Encerrada',
  'session.entered': 'Equipe: {{name}}',
  ...prefixed('sac', sacStatePt),
  ...prefixed('subject', sacSubjectPt),
};

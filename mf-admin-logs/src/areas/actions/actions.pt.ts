import { adminTypePt } from '@fio/contracts/terms/users.pt';
import { prefixed } from '@fio/platform/i18n';
import { checkPt } from './check/check.pt.ts';

export const actionsPt = {
  ...checkPt,
  title: 'Ações',
  count_one: '{{total}} ação',
  count_other: '{{total}} ações',
  search: 'Quem, o quê ou IP',
  'empty.title': 'Nenhuma ação registrada',
  'empty.text': 'Tudo o que a equipe fizer fica registrado aqui, sem como editar ou apagar.',

  'field.at': 'Quando',
  'field.actorName': 'Quem',
  'field.actorId': 'Quem fez',
  'field.actorType': 'Tipo de usuário',
  'field.resource': 'Área',
  'field.action': 'Ação',
  'field.summary': 'Registro',
  'field.recordId': 'Código do registro',
  'field.ip': 'IP',
  'field.from': 'De',
  'field.to': 'Até',
  'field.userAgent': 'Navegador',
  'field.reason': 'Motivo',
  'field.requestId': 'Incidente',
  'field.hash': 'Código de verificação',
  'field.previousHash': 'Código da ação anterior',

  'tab.changes': 'O que mudou',
  'tab.proof': 'Verificação',
  name: '{{action}} · {{summary}}',
  ...prefixed('type', adminTypePt),
  'proof.whole': 'Decorre da ação anterior',
  'proof.broken': 'Não decorre da ação anterior',
  'proof.text':
    'Cada ação guarda o código da anterior. Se uma linha for alterada ou apagada, os códigos deixam de bater dali em diante.',
  record: 'Abrir o registro',
  system: 'Sistema',
  chain: 'Cadeia: {{state}} em {{when}}',
};

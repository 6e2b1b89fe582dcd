import { adminTypeEn } from '@fio/contracts/terms/users.en';
import { prefixed } from '@fio/platform/i18n';
import { checkEn } from './check/check.en.ts';
import type { actionsPt } from './actions.pt.ts';

export const actionsEn: Record<keyof typeof actionsPt, string> = {
  ...checkEn,
  title: 'Actions',
  count_one: '{{total}} action',
  count_other: '{{total}} actions',
  search: 'Who, what or IP',
  'empty.title': 'No action on record',
  'empty.text': 'All that the staff do is kept here, with no way to edit or delete it.',

  'field.at': 'When',
  'field.actorName': 'Who',
  'field.actorId': 'Done by',
  'field.actorType': 'User type',
  'field.resource': 'Area',
  'field.action': 'Action',
  'field.summary': 'Record',
  'field.recordId': 'Record code',
  'field.ip': 'IP',
  'field.from': 'From',
  'field.to': 'To',
  'field.userAgent': 'Browser',
  'field.reason': 'Reason',
  'field.requestId': 'Incident',
  'field.hash': 'Verification code',
  'field.previousHash': 'Code of the action before',

  'tab.changes': 'What changed',
  'tab.proof': 'Verification',
  name: '{{action}} · {{summary}}',
  ...prefixed('type', adminTypeEn),
  'proof.whole': 'Follows from the action before',
  'proof.broken': 'Does not follow from the action before',
  'proof.text':
    'Each action keeps the code of the one before. If a row is changed or removed, the codes stop matching from there on.',
  record: 'Open the record',
  system: 'System',
  chain: 'Chain: {{state}} on {{when}}',
};

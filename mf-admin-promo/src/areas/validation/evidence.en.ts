import { cpfBlockReasonEn } from '@fio/contracts/terms/cpf-block-reasons.en';
import { documentEn } from '@fio/contracts/terms/documents.en';
import { prefixed } from '@fio/platform/i18n';
import type { evidencePt } from './evidence.pt.ts';

export const evidenceEn: Record<keyof typeof evidencePt, string> = {
  documents: 'Documents received',
  ...prefixed('document', documentEn),
  'document.hint': 'JPG, PNG, WebP or PDF up to {{limit}} MB. That somebody looks at it is recorded.',
  'document.choose': 'Choose a file',
  'document.sending': 'Sending…',
  'document.kept': 'Document kept.',
  'document.by': 'By {{by}}, at {{when}}',
  'document.discard': 'Discard document',
  'document.discardText': 'The file is removed, and what was checked by it is open again.',
  'document.discarded': 'Document discarded.',
  'field.discard': 'Reason',
  'address.write': 'Write the address',
  'address.correct': 'Correct the address',
  'address.text': 'Where the prize goes, as the person said. A new address is checked again.',
  'address.kept': 'Address kept.',
  'field.zip': 'Postal code',
  'field.houseNumber': 'Number',
  'field.street': 'Street',
  'field.complement': 'Complement',
  'field.district': 'District',
  'field.city': 'City',
  'field.uf': 'State',
  barred: 'CPF blocked: {{reason}}, since {{since}}',
  'barred.none': 'The CPF is not on the list of blocked ones.',
  wins: 'Prizes of draws',
  'wins.none': 'No prize of a draw.',
  others: 'Other prizes of this person',
  'others.none': 'No other prize.',
  'lacks.address': 'The delivery address is missing.',

  ...prefixed('barred', cpfBlockReasonEn),
};

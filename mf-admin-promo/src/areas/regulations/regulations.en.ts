import { regulationKindEn } from '@fio/contracts/terms/regulations.en';
import { prefixed } from '@fio/platform/i18n';
import type { regulationsPt } from './regulations.pt.ts';

export const regulationsEn: Record<keyof typeof regulationsPt, string> = {
  title: 'Regulations',
  count_one: '{{total}} version',
  count_other: '{{total}} versions',
  search: 'Title, address or certificate',
  create: 'New document',
  edit: 'Edit draft',
  created: 'Draft created. It appears on the site only once it is published.',
  saved: 'Draft saved.',
  'empty.title': 'No document yet',
  'empty.text': 'Begin with the promotion’s regulation, the privacy policy and the terms of use.',

  'field.title': 'Title',
  'field.kind': 'Kind',
  'field.slug': 'Address',
  'field.number': 'Version',
  'field.certificate': 'Certificate of authorisation',
  'field.state': 'State',
  'field.effectiveFrom': 'In force from',
  'field.publishedAt': 'Published at',
  'field.page': 'Page of this version',
  'summary.site': 'See on the site',
  'field.updatedAt': 'Updated at',
  'field.createdAt': 'Created at',
  'field.html': 'Text',
  'field.amendment': 'What this version changes (amendment)',
  'field.pdfId': 'PDF',
  'field.textHash': 'SHA-256 of the text',
  'field.pdfHash': 'SHA-256 of the PDF',
  'field.acceptances': 'Acceptances of this version',

  'section.document': 'The document',
  'section.text': 'Text',
  'section.publication': 'Publication',
  'tab.text': 'As the public reads it',
  'tab.versions': 'Versions',

  'hint.slug': 'It stands in the address: /regulamentos/… A new version keeps kind and address.',
  'hint.certificate':
    'As on the certificate: 04.123456/2026. Leave it empty if the document needs no authorisation.',
  'hint.effectiveFrom': 'Brasília time. Empty: it holds from its publication.',
  'hint.amendment': 'The public reads it. Required for a new version once the campaign has begun.',
  'hint.html': 'Headings of level 2 make the table of contents.',

  ...prefixed('kind', regulationKindEn),
  'state.draft': 'Draft',
  'state.scheduled': 'Scheduled',
  'state.current': 'In force',
  'state.superseded': 'Replaced',

  'action.publish': 'Publish',
  'action.publish.text':
    'Once published, this text never changes: every correction is a new version. The code of the text and the PDF are fixed now.',
  'action.publish.done': 'Version published.',
  'action.next': 'New version',
  'action.next.text':
    'Makes a draft with the text of “{{name}}” to be changed and published. The present version holds until then.',
  'action.next.done': 'Draft of the new version created.',

  'publish.version': 'Version {{number}} of “{{title}}”',
  'publish.now': 'It takes effect now.',
  'publish.later': 'It takes effect on {{when}}.',
  'publish.amendment': 'The campaign has begun: edit the draft and say what this version changes.',
  'publish.accept': 'Whoever has registered is told and may accept the new version.',
  cancel: 'Cancel',

  'pdf.generated': 'Made of the text when it is published, with accessible tags.',
  'pdf.uploaded': 'Uploaded PDF ({{size}} kB)',
  'pdf.made': 'PDF made of the text ({{size}} kB)',
  'pdf.choose': 'Upload a PDF of your own',
  'pdf.replace': 'Replace PDF',
  'pdf.remove': 'Use the PDF made of the text',
  'pdf.sending': 'Sending…',
  'pdf.hint': 'Optional, up to {{limit}} MB. Without it the PDF is made of the text.',
  'pdf.open': 'Open',

  'text.contents': 'Contents',
  'text.none': 'No text',
  'versions.item': 'Version {{number}}',
  'versions.since': 'from {{date}}',
};

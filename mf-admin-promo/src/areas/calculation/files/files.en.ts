import type { filesPt } from './files.pt.ts';

export const filesEn: Record<keyof typeof filesPt, string> = {
  'files.documents': 'Documents of the draw',
  'files.documentsText':
    'Written by a job, always from the latest calculation. The SHA-256 of each shows that nobody changed it.',
  'files.none': 'No documents yet',
  'files.noneText': 'They can be made once the result has been reviewed.',
  'files.make': 'Make the documents',
  'files.again': 'Make again',
  'files.asked': 'The documents are being made.',
  'files.download': 'Download',
  'files.downloadOf': 'Download {{name}}',
  'files.whole': 'Whole CPFs are only for those who may see whole registrations.',
  'files.size': '{{size}} kB',
  'files.progress': '{{percent}}%',

  'files.kind.minutes_pdf': 'Minutes (PDF)',
  'files.kind.minutes_html': 'Minutes (HTML)',
  'files.kind.winners': 'Winners’ spreadsheet (XLSX)',
  'files.kind.evidence': 'Evidence bundle (JSON)',

  'files.state.missing': 'Not made',
  'files.state.queued': 'Waiting',
  'files.state.running': 'Being made',
  'files.state.ready': 'Ready',
  'files.state.failed': 'Failed',
  'files.outdated': 'Out of date: the draw changed afterwards',

  'files.range': '{{first}} to {{last}}',
  'files.part': 'File {{part}}',
  'files.count_one': '{{total}} number',
  'files.count_other': '{{total}} numbers',
  'files.participants': 'Lists of participants',
  'files.participantsText':
    'The files that go to the SCPC before the extraction: lucky number and name, up to 15 MB each.',
  'files.participantsNone': 'The list hasn’t been frozen yet.',
};

import type { importsPt } from './imports.pt.ts';

export const importsEn: Record<keyof typeof importsPt, string> = {
  latest: 'Latest imports',
  by: '{{name}}, {{when}}',
  cancel: 'Give up',
  cancelled: 'Import given up',
  file: 'File',
  line: 'Line',
  problem: 'Problem',
  most: 'The first {{total}}.',
  'failure.unknown': 'Check the files and try again.',
  'failure.lost':
    'The work was broken off several times before it was done. Try again; if it happens once more, divide what you send or tell who runs the system.',
  'failure.fault':
    'There was an error of ours, recorded for who runs the system. Try again; if it happens once more, tell them.',
  'state.receiving': 'Incomplete',
  'state.checking': 'Checking',
  'state.checked': 'Waiting for confirmation',
  'state.importing': 'Importing',
  'state.imported': 'Imported',
  'state.failed': 'Failed',
  'state.cancelled': 'Given up',
};

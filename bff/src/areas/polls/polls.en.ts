import { pollStateEn, pollTypeEn } from '@fio/contracts/terms/polls.en';
import type { pollExportPt } from './polls.pt.ts';

export const pollExportEn: typeof pollExportPt = {
  file: 'theories',
  columns: {
    title: 'Theory',
    slug: 'Address',
    show: 'Series',
    type: 'Type',
    state: 'State',
    opensAt: 'Opens at',
    closesAt: 'Closes at',
    votes: 'Votes',
    truth: 'True answer',
    note: 'How it came out',
    resolvedAt: 'Resolved at',
    updatedAt: 'Updated at',
  },
  type: pollTypeEn,
  state: pollStateEn,
};

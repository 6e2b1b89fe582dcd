import { suggestionStateEn } from '@fio/contracts/terms/suggestions.en';
import type { suggestionExportPt, suggestionDataPt } from './suggestions.pt.ts';

export const suggestionExportEn: typeof suggestionExportPt = {
  file: 'suggestions',
  columns: {
    createdAt: 'Sent at',
    show: 'Series',
    text: 'Suggestion',
    author: 'Author',
    state: 'State',
    score: 'Suspicion',
    signs: 'Signs',
    reason: 'Reason',
    poll: 'Poll',
    decidedAt: 'Decided at',
  },
  state: suggestionStateEn,
};

/** The same in English. */
export const suggestionDataEn: typeof suggestionDataPt = {
  title: 'Suggestions sent',
  columns: { text: 'Text', at: 'When' },
};

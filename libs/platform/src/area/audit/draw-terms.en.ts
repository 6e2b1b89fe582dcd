import type { drawTermsPt } from './draw-terms.pt.ts';

export const drawTermsEn: Record<keyof typeof drawTermsPt, string> = {
  'action.withdraw': 'Taken back',
  'action.freeze': 'List closed',
  'action.extraction': 'Extraction typed',
  'action.confirm': 'Extraction confirmed',
  'action.mismatch': 'Entries differ',
  'action.postpone': 'Postponement',
  'action.cancel': 'Cancellation',
  'action.run': 'Calculation',
  'action.send_back': 'Step back',
  'action.minutes': 'Data of the minutes',
  'action.account': 'Accounts rendered',

  'field.lotteryContest': 'Contest',
  'field.extraction': 'Extraction',
  'field.listClosedAt': 'List closed at',
  'field.commitmentHash': 'Commitment of the list',
  'field.run': 'Calculation',
  'field.resultHash': 'Hash of the result',
  'field.calculatedAt': 'Calculated at',
  'field.source': 'Source',
  'field.differences': 'Differences',
  'field.signatory': 'Who signs',
  'field.role': 'Role',
  'field.witnesses': 'Witnesses',
  'field.report': 'Report',
};

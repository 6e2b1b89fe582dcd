import type { Namings } from './naming.ts';

/** The same of lucky numbers, draws and who wins. */
export const drawNames: Namings = {
  adminTickets: {
    operations: {
      generate: 'giveTickets',
      draws: 'listTicketDraws',
      totals: 'getTicketTotals',
      holders: 'listTicketHolders',
      check: 'checkTicketNumber',
      everywhere: 'findTicketNumber',
      integrity: 'checkTicketIntegrity',
    },
  },
  calculation: {
    operations: {
      result: 'getCalculationRun',
      freeze: 'freezeDrawList',
      extraction: 'enterExtraction',
      withdraw: 'withdrawExtraction',
      postpone: 'postponeDraw',
      confirmPostponement: 'confirmPostponement',
      withdrawPostponement: 'withdrawPostponement',
      cancel: 'cancelDraw',
      release: 'releaseDrawnPrizes',
      sendBack: 'sendBackCalculation',
      minutes: 'saveMinutes',
      duty: 'noteDrawDuty',
      publish: 'publishDraw',
      account: 'noteRenderedAccounts',
    },
  },
  calculationFiles: {
    operations: {
      make: 'makeCalculationFiles',
      file: 'downloadCalculationFile',
      part: 'downloadParticipantsFile',
    },
  },
  drawRehearsal: {
    one: 'rehearsal',
    operations: {
      result: 'getRehearsalRun',
      freeze: 'freezeRehearsalList',
      extraction: 'enterRehearsalExtraction',
      withdraw: 'withdrawRehearsalExtraction',
      release: 'releaseRehearsalPrizes',
      sendBack: 'sendBackRehearsal',
      minutes: 'saveRehearsalMinutes',
      publish: 'finishRehearsal',
      paper: 'downloadRehearsalMinutes',
    },
  },
  validation: {
    operations: {
      next: 'getNextValidation',
      receipt: 'downloadValidationReceipt',
      validate: 'validateWin',
      invalidate: 'invalidateWin',
    },
  },
  validationEvidence: {
    operations: {
      attach: 'uploadValidationDocument',
      document: 'downloadValidationDocument',
      discard: 'discardValidationDocument',
      address: 'setDeliveryAddress',
    },
  },
  winners: {
    operations: {
      draws: 'listWinnerDraws',
      contact: 'noteWinnerContact',
      letter: 'sendWinnerLetter',
      documents: 'requestWinnerDocuments',
      upload: 'uploadWinnerDocument',
      file: 'downloadWinnerDocument',
      discard: 'discardWinnerDocument',
      back: 'sendBackWinner',
      leave: 'excludeWinner',
      confirmDisqualification: 'confirmDisqualification',
      withdrawDisqualification: 'withdrawDisqualification',
      surrogate: 'callSurrogate',
      deliver: 'deliverDrawnPrize',
      tax: 'noteIncomeTax',
    },
  },
  winnersDraw: {
    one: 'draw',
    many: 'draws',
    operations: {
      dress: 'setDrawPrizePicture',
      picture: 'uploadDrawPrizePicture',
      regulations: 'listDrawRegulations',
    },
  },
};

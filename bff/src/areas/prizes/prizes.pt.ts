import { prizeOriginPt, prizeReasonPt } from '@fio/contracts/terms/prize-reasons.pt';
import { ownPrizeStatePt, prizeStatePt } from '@fio/contracts/terms/prizes.pt';

const shared = {
  kind: 'Prêmio',
  value: 'Valor (R$)',
  origin: 'Origem',
  participant: 'Participante',
  invoice: 'Nota fiscal',
  claimedAt: 'Ganho em',
  reason: 'Motivo',
  note: 'Nota interna',
};

/** Headings and values of the export of prizes. */
export const prizeExportPt = {
  file: 'premios',
  columns: {
    ...shared,
    state: 'Situação',
    opensAt: 'Momento',
    nth: 'Participação',
    validatedAt: 'Validado em',
    deliveredAt: 'Entregue em',
  },
  state: prizeStatePt,
  reason: prizeReasonPt,
  origin: prizeOriginPt,
};

/** The same of refused wins. */
export const invalidPrizeExportPt = {
  file: 'premios-invalidos',
  columns: { ...shared, invalidatedAt: 'Recusado em', invalidatedBy: 'Recusado por', reoffered: 'Vaga' },
  state: prizeStatePt,
  reason: prizeReasonPt,
  origin: prizeOriginPt,
};

/** Prizes in the document of a person's data. */
export const prizeDataPt = {
  title: 'Prêmios',
  columns: { prize: 'Prêmio', state: 'Situação', at: 'Quando' },
  state: ownPrizeStatePt,
};

import { cpfBlockOriginPt, cpfBlockReasonPt } from '@fio/contracts/terms/cpf-block-reasons.pt';
import { cpfBlockStatePt } from '@fio/contracts/terms/cpf-block.pt';

/** Headings and values of the export of blocked CPFs. */
export const cpfBlockExportPt = {
  file: 'cpfs-bloqueados',
  columns: {
    cpf: 'CPF',
    reason: 'Motivo',
    origin: 'Origem',
    state: 'Situação',
    note: 'Observação',
    by: 'Bloqueado por',
    createdAt: 'Bloqueado em',
    expiresOn: 'Válido até',
    liftedAt: 'Liberado em',
    liftedBy: 'Liberado por',
    liftedReason: 'Motivo da liberação',
  },
  reason: cpfBlockReasonPt,
  origin: cpfBlockOriginPt,
  state: cpfBlockStatePt,
};

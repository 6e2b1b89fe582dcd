import { cpfBlockOriginEn, cpfBlockReasonEn } from '@fio/contracts/terms/cpf-block-reasons.en';
import { cpfBlockStateEn } from '@fio/contracts/terms/cpf-block.en';
import type { cpfBlockExportPt } from './cpf-block.pt.ts';

export const cpfBlockExportEn: typeof cpfBlockExportPt = {
  file: 'blocked-cpfs',
  columns: {
    cpf: 'CPF',
    reason: 'Reason',
    origin: 'Origin',
    state: 'State',
    note: 'Note',
    by: 'Blocked by',
    createdAt: 'Blocked at',
    expiresOn: 'Valid until',
    liftedAt: 'Lifted at',
    liftedBy: 'Lifted by',
    liftedReason: 'Reason of lifting',
  },
  reason: cpfBlockReasonEn,
  origin: cpfBlockOriginEn,
  state: cpfBlockStateEn,
};

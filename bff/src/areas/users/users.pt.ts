import { userStatePt } from '@fio/contracts/terms/users.pt';

/** Headings and values of what the export of staff reckons; a person's columns say their own. */
export const userExportPt = {
  file: 'usuarios',
  columns: {
    state: 'Situação',
    twoFactor: 'Verificação em duas etapas',
  },
  twoFactor: { true: 'Sim', false: 'Não' },
  state: userStatePt,
};

import { adminTypePt, userStatePt } from '@fio/contracts/terms/users.pt';

/** Headings and values of the export of staff. */
export const userExportPt = {
  file: 'usuarios',
  columns: {
    name: 'Nome',
    email: 'E-mail',
    type: 'Tipo',
    state: 'Situação',
    twoFactor: 'Verificação em duas etapas',
    lastLoginAt: 'Último acesso',
    createdAt: 'Criado em',
  },
  type: adminTypePt,
  twoFactor: { true: 'Sim', false: 'Não' },
  state: userStatePt,
};

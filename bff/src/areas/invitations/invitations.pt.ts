import { invitationSignPt, invitationStatePt } from '@fio/contracts/terms/invitations.pt';

/** Headings and values of the export of invitations. */
export const invitationExportPt = {
  file: 'convites',
  columns: {
    createdAt: 'Cadastro em',
    inviter: 'Quem convidou',
    invited: 'Quem veio',
    state: 'Situação',
    signs: 'Sinais',
    confirmedAt: 'E-mail confirmado em',
    numbers: 'Números dados',
    draw: 'Sorteio',
  },
  state: invitationStatePt,
};

/** Invitations in the document of a person's data. */
export const invitationDataPt = {
  title: 'Convites',
  columns: { what: 'Convite', state: 'Situação', at: 'Quando' },
  code: 'Código do seu link: {code}',
  gave: {
    one: 'Um convite deu 1 número da sorte: {draw}',
    other: 'Um convite deu {count} números da sorte: {draw}',
  },
  sent: 'Alguém veio pelo seu link',
  came: 'Você veio pelo link de alguém',
  state: invitationStatePt,
  sign: invitationSignPt,
};

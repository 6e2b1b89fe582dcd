import { pollStatePt, pollTypePt } from '@fio/contracts/terms/polls.pt';

/** Headings and values of the export of theories. */
export const pollExportPt = {
  file: 'enquetes',
  columns: {
    title: 'Enquete',
    slug: 'Endereço',
    show: 'Série',
    type: 'Tipo',
    state: 'Situação',
    opensAt: 'Abre em',
    closesAt: 'Fecha em',
    votes: 'Votos',
    truth: 'Resposta certa',
    note: 'Como se soube',
    resolvedAt: 'Resolvida em',
    updatedAt: 'Atualizada em',
  },
  type: pollTypePt,
  state: pollStatePt,
};

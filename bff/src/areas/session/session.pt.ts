/** Sessions in the document of a person's data. */
export const sessionDataPt = {
  title: 'Sessões',
  columns: { at: 'Quando', lastSeenAt: 'Vista por último em', device: 'Endereço e aparelho' },
  byStaff: 'equipe de atendimento',
};

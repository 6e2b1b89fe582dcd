/** Headings of the export of the audit. */
export const actionExportPt = {
  file: 'acoes',
  columns: {
    id: 'Número',
    at: 'Quando',
    actorName: 'Quem',
    actorType: 'Tipo',
    ip: 'IP',
    resource: 'Área',
    action: 'Ação',
    recordId: 'Registro',
    summary: 'Resumo',
    reason: 'Motivo',
    hash: 'Código de verificação',
  },
};

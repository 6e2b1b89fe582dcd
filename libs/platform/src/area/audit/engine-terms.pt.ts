/** What the engine itself tells the audit: arranged lists and runs over all of a list. */
export const engineTermsPt = {
  'action.columns': 'Escolha de colunas',
  'action.start': 'Início',

  'resource.list-views': 'Filtros salvos',
  'resource.bulk-runs': 'Ações em lote',

  'field.list': 'Lista',
  'field.search': 'Busca e filtros',
  'field.columns': 'Colunas',
  'field.action': 'Ação',
  'field.expected': 'Registros previstos',
  'field.filters': 'Filtros',
  'field.total': 'Registros',
  'field.done': 'Concluídos',
  'field.refused': 'Recusados',
};

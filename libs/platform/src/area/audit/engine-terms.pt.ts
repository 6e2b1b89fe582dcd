import { adminTypePt } from '@fio/contracts/terms/users.pt';
import { prefixed } from '../../i18n/prefixed.ts';

/** What the engine itself tells the audit: arranged lists and runs over all of a list. */
export const engineTermsPt = {
  'action.columns': 'Escolha de colunas',
  'action.choose_start': 'Escolha do filtro inicial',
  'action.density': 'Escolha da altura das linhas',
  'action.share': 'Compartilhamento de filtro',
  'action.start': 'Início',

  'resource.list-views': 'Filtros salvos',
  'resource.bulk-runs': 'Ações em lote',

  'field.list': 'Lista',
  'field.search': 'Busca e filtros',
  'field.audience': 'Quem vê',
  'field.density': 'Altura das linhas',
  'field.columns': 'Colunas',
  'field.action': 'Ação',
  'field.expected': 'Registros previstos',
  'field.filters': 'Filtros',
  'field.total': 'Registros',
  'field.done': 'Concluídos',
  'field.refused': 'Recusados',

  'density.compact': 'Compactas',
  'density.comfortable': 'Confortáveis',
  'audience.everyone': 'Todos que abrem a lista',
  ...prefixed('audience', adminTypePt),
};

import { StateChip } from '../chip/index.ts';
import type { Column } from '../data-table/index.ts';
import { IconEye, IconLock, IconPencil, IconTrash } from '../icons/index.ts';
import type { MenuAction } from '../menu/index.ts';
import { stateTones, stateWords } from './catalogue.ts';
import type { TheoryRow } from './catalogue.ts';

/** The columns of the stories' list. */
export const theoryColumns: Column<TheoryRow>[] = [
  { id: 'title', header: 'Título', cell: (row) => row.title, sortable: true, width: '16rem' },
  { id: 'series', header: 'Série', cell: (row) => row.series },
  {
    id: 'state',
    header: 'Estado',
    cell: (row) => <StateChip tone={stateTones[row.state]}>{stateWords[row.state]}</StateChip>,
  },
  {
    id: 'votes',
    header: 'Votos',
    cell: (row) => row.votes.toLocaleString('pt-BR'),
    align: 'right',
    sortable: true,
  },
  { id: 'opensAt', header: 'Abre em', cell: (row) => <time>{row.opensAt}</time>, sortable: true },
];

const act = () => undefined;

/** The row menu of the stories' list. */
export const theoryActions: MenuAction[] = [
  { id: 'view', label: 'Ver', icon: <IconEye />, onSelect: act },
  { id: 'edit', label: 'Editar', icon: <IconPencil />, onSelect: act },
  { id: 'close', label: 'Encerrar', icon: <IconLock />, onSelect: act },
  { id: 'delete', label: 'Excluir', icon: <IconTrash />, onSelect: act, danger: true },
];

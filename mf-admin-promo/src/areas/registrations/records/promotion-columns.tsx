import { formatCnpj } from '@fio/domain/cnpj';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import type { Column } from '@fio/design-system/data-table';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import type { useRegistrationsWords } from '../words.ts';
import type { Item } from './records.tsx';

type Words = typeof useRegistrationsWords.t;

const INVOICE: Record<Item<'invoices'>['state'], ChipTone> = {
  received: 'info',
  checking: 'info',
  pending: 'warning',
  valid: 'success',
  invalid: 'error',
};
const TICKET: Record<Item<'tickets'>['state'], ChipTone> = {
  distributed: 'info',
  voided: 'neutral',
  awarded: 'success',
};
const PRIZE: Record<Item<'prizes'>['state'], ChipTone> = {
  default: 'neutral',
  available: 'info',
  pending: 'warning',
  validated: 'success',
  invalid: 'error',
  delivered: 'success',
};

export const invoiceColumns = (t: Words): readonly Column<Item<'invoices'>>[] => [
  { id: 'when', header: t('column.when'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    id: 'state',
    header: t('column.state'),
    cell: ({ state }) => <StateChip tone={INVOICE[state]}>{t(`invoice.${state}`)}</StateChip>,
  },
  { id: 'store', header: t('column.store'), cell: ({ cnpj }) => (cnpj ? formatCnpj(cnpj) : '–') },
  { id: 'number', header: t('column.number'), cell: ({ number }) => number ?? '–' },
  {
    id: 'bought',
    header: t('column.bought'),
    cell: ({ purchasedOn }) => (purchasedOn ? format.day(purchasedOn) : '–'),
  },
  {
    id: 'value',
    header: t('column.value'),
    align: 'right',
    cell: ({ valueCents }) => (valueCents === null ? '–' : format.money(valueCents)),
  },
];

export const ticketColumns = (t: Words): readonly Column<Item<'tickets'>>[] => [
  { id: 'number', header: t('column.number'), cell: ({ number }) => number },
  {
    id: 'state',
    header: t('column.state'),
    cell: ({ state }) => <StateChip tone={TICKET[state]}>{t(`ticket.${state}`)}</StateChip>,
  },
  { id: 'draw', header: t('column.draw'), cell: ({ draw }) => draw },
  { id: 'origin', header: t('column.origin'), cell: ({ origin }) => t(`origin.${origin}`) },
  { id: 'when', header: t('column.when'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

export const prizeColumns = (t: Words): readonly Column<Item<'prizes'>>[] => [
  { id: 'prize', header: t('column.prize'), cell: ({ title }) => title },
  {
    id: 'state',
    header: t('column.state'),
    cell: ({ state }) => <StateChip tone={PRIZE[state]}>{t(`prize.${state}`)}</StateChip>,
  },
  {
    id: 'when',
    header: t('column.when'),
    cell: ({ claimedAt }) => (claimedAt ? <Moment at={claimedAt} /> : '–'),
  },
];

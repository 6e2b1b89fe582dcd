import { INVOICE_STATE_TONES } from '@fio/contracts/terms/invoices.tones';
import { PRIZE_STATE_TONES } from '@fio/contracts/terms/prizes.tones';
import { TICKET_STATE_TONES } from '@fio/contracts/terms/tickets.tones';
import { formatCnpj } from '@fio/domain/cnpj';
import type { Column } from '@fio/design-system/data-table';
import { enumeration, Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useRegistrationsWords } from '../words.ts';
import type { Item } from './records.tsx';

type Words = typeof useRegistrationsWords.t;

const invoiceState = enumeration(useRegistrationsWords, 'invoice', INVOICE_STATE_TONES);
const ticketState = enumeration(useRegistrationsWords, 'ticket', TICKET_STATE_TONES);
const prizeState = enumeration(useRegistrationsWords, 'prize', PRIZE_STATE_TONES);

export const invoiceColumns = (t: Words): readonly Column<Item<'invoices'>>[] => [
  { id: 'when', header: t('column.when'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    id: 'state',
    header: t('column.state'),
    cell: ({ state }) => <invoiceState.Chip value={state} />,
    fact: true,
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
    fact: true,
  },
];

export const ticketColumns = (t: Words): readonly Column<Item<'tickets'>>[] => [
  { id: 'number', header: t('column.number'), cell: ({ number }) => number },
  {
    id: 'state',
    header: t('column.state'),
    cell: ({ state }) => <ticketState.Chip value={state} />,
    fact: true,
  },
  { id: 'draw', header: t('column.draw'), cell: ({ draw }) => draw, fact: true },
  { id: 'origin', header: t('column.origin'), cell: ({ origin }) => t(`origin.${origin}`) },
  { id: 'when', header: t('column.when'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

export const earningColumns = (t: Words): readonly Column<Item<'earnings'>>[] => [
  { id: 'when', header: t('column.when'), cell: ({ at }) => <Moment at={at} /> },
  { id: 'draw', header: t('column.draw'), cell: ({ draw }) => draw },
  { id: 'event', header: t('column.event'), cell: ({ kind }) => t(`earning.${kind}`), fact: true },
  { id: 'number', header: t('column.receipt'), cell: ({ number }) => number ?? '–' },
  {
    id: 'worth',
    header: t('column.worth'),
    align: 'right',
    cell: ({ value, times }) => format.money(value * times),
    fact: true,
  },
  {
    id: 'numbers',
    header: t('column.numbers'),
    align: 'right',
    cell: ({ numbers }) => format.number(numbers),
    fact: true,
  },
  { id: 'balance', header: t('column.balance'), align: 'right', cell: ({ after }) => format.money(after) },
];

export const prizeColumns = (t: Words): readonly Column<Item<'prizes'>>[] => [
  { id: 'prize', header: t('column.prize'), cell: ({ title }) => title },
  {
    id: 'state',
    header: t('column.state'),
    cell: ({ state }) => <prizeState.Chip value={state} />,
    fact: true,
  },
  {
    id: 'when',
    header: t('column.when'),
    cell: ({ claimedAt }) => (claimedAt ? <Moment at={claimedAt} /> : '–'),
    fact: true,
  },
];

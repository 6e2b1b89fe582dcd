import { riskEn } from '@fio/contracts/terms/risks.en';
import { prefixed } from '@fio/platform/i18n';
import type { risksPt } from './risks.pt.ts';

export const risksEn: Record<keyof typeof risksPt, string> = {
  title: 'What stood out',
  deviceFigures: '{{seen}} people signed in on this device within a day; up to {{allowed}} is usual.',
  addressFigures: '{{seen}} people sent receipts from this address within a day; up to {{allowed}} is usual.',
  paceFigures: '{{seen}} receipts of the person within an hour; up to {{allowed}} is usual.',
  seriesFigures: 'Series {{seen}}: above {{allowed}} series are not of shops.',
  numbersFigures:
    '{{seen}} numbers a day between this receipt and its neighbour of the same series; up to {{allowed}} is usual.',
  orderFigures:
    '{{seen}} days out of order with its neighbour of the same series; up to {{allowed}} is usual.',
  valueFigures: '{{seen}}; usual at this shop is up to {{allowed}}.',
  other: 'See the neighbouring receipt',
  ...prefixed('risk', riskEn),
};

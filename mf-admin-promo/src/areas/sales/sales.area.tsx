import { SALE_ORIGINS, sales } from '@fio/contracts/admin/sales';
import { saleImports } from '@fio/contracts/admin/sale-imports';
import { formatAccessKey } from '@fio/domain/access-key';
import { formatCnpj } from '@fio/domain/cnpj';
import { IconUpload } from '@fio/design-system/icons';
import { DayFilter, defineArea, enumeration } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { CnpjFilter } from '../invoices/cnpj-filter.tsx';
import { importPath } from '../../imports/under-way.ts';
import { SaleSummary } from './sale-summary.tsx';
import { useSalesWords } from './words.ts';

const { t } = useSalesWords;

/** What shops told of their sales: imported, or sent by their programs, and never changed. */
export const salesArea = defineArea({
  contract: { list: sales.list, get: sales.get, export: sales.export },
  words: useSalesWords,
  menu: { section: 'promotion', icon: 'invoices', order: 155 },
  nameOf: ({ key }) => formatAccessKey(key),
  enumerations: { origin: enumeration(useSalesWords, 'origin', SALE_ORIGINS) },
  columns: [
    { key: 'key', cell: ({ key }) => formatAccessKey(key), width: '26rem' },
    { key: 'soldOn', format: 'day' },
    { key: 'value', format: 'number', cell: ({ value }) => format.money(value) },
    { key: 'cnpj', cell: ({ cnpj }) => formatCnpj(cnpj), width: '11.5rem' },
    { key: 'origin' },
    { key: 'source' },
    { key: 'createdAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'cnpj', control: CnpjFilter, text: formatCnpj },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  detail: { Summary: SaleSummary, tabs: [] },
  links: [
    { to: importPath(sales.list), needs: saleImports.start, label: () => t('import'), icon: <IconUpload /> },
  ],
  pages: [
    {
      path: importPath(sales.list),
      needs: saleImports.start,
      title: 'import.title',
      load: async () => (await import('./import/import-page.tsx')).ImportPage,
    },
  ],
});

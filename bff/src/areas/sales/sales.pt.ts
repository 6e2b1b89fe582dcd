import type { SaleOrigin } from '@fio/contracts/admin/sales';

const origin: Record<SaleOrigin, string> = { file: 'Arquivo', api: 'API' };

/** Headings and values of the export of sales. */
export const salesExportPt = {
  file: 'vendas',
  columns: {
    key: 'Chave de acesso',
    cnpj: 'CNPJ',
    soldOn: 'Data da venda',
    value: 'Valor',
    items: 'Itens',
    origin: 'Origem',
    source: 'Fonte',
    by: 'Importado por',
    createdAt: 'Importado em',
  },
  origin,
};

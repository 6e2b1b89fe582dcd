import { saleOriginPt } from '@fio/contracts/terms/sales.pt';

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
  origin: saleOriginPt,
};

import { sql } from '../../core/database/sql.ts';
import { emptied, kept, WHY } from '../../core/people/fate.ts';
import { keptRows } from '../../engine/person-table.ts';
import { Prisma, type Sale, type SaleImportLine } from '../../generated/prisma/client.ts';

export const saleTable = keptRows<Sale>('sales', {
  whose: ({ cpfHashes }) => sql`buyer_hash IN (${Prisma.join(cpfHashes)})`,
  inPackage: {
    leftOut: 'the shop’s record, apart from the registration: whose it is only a keyed hash says',
  },
  columns: {
    ...emptied(null, 'buyerHash', 'buyerHashKey'),
    ...kept(WHY.accounts, 'id', 'accessKey', 'cnpj', 'model', 'soldOn', 'valueCents', 'items'),
    ...kept(WHY.accounts, 'origin', 'source', 'importId', 'byName', 'createdAt'),
  },
});

const SENT = 'what a shop sent, gone within days';

/** Lines of imports that are no sale, or not yet. */
export const saleLineTable = keptRows<SaleImportLine>('sale_import_lines', {
  whose: ({ cpfHashes }) => sql`buyer_hash IN (${Prisma.join(cpfHashes)})`,
  inPackage: { leftOut: `${SENT}: whose it is only a keyed hash says` },
  columns: {
    ...emptied(null, 'buyerHash', 'buyerHashKey'),
    ...kept(SENT, 'importId', 'file', 'line', 'verdict', 'problems'),
    ...kept(SENT, 'accessKey', 'soldOn', 'valueCents', 'items'),
  },
});

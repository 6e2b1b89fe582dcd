import pg from 'pg';
import { readSaleTable } from '@fio/domain';

/** The obvious way: each line looked for, then inserted, in one transaction. */
export async function rowByRow(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const { reading } of readSaleTable(text)) {
      if (typeof reading === 'string') continue;
      const { key, day, value, items } = reading;
      const known = await client.query('SELECT sold_on, value_cents FROM sales WHERE access_key = $1', [key]);
      if (known.rowCount) continue;
      await client.query(
        `INSERT INTO sales (id, access_key, cnpj, model, sold_on, value_cents, items, origin, source, by_name, created_at)
         VALUES (uuidv7(), $1, $2, $3, $4, $5, $6, 'file', 'vendas.csv', 'Bench', now())`,
        [key, key.slice(6, 20), key.slice(20, 22), day, value, JSON.stringify(items)],
      );
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** A list by the obvious way: pages by OFFSET, a search by ILIKE over all that is shown, and both with a whole count. */
export interface Obvious {
  readonly table: string;
  readonly searched: string;
}

const COLUMNS = 'SELECT id FROM';
const ORDER = 'ORDER BY created_at DESC, id DESC LIMIT 25';

/** The page that begins in the middle of the table. */
export const byOffset = ({ table }: Obvious, rows: number) => [
  { text: `${COLUMNS} ${table} ${ORDER} OFFSET $1`, values: [Math.floor(rows / 2)] },
];

/** The first page and the count of all that have `word` somewhere. */
export function byScan({ table, searched }: Obvious, word: string) {
  const where = `WHERE ${searched} ILIKE $1`;
  const values = [`%${word}%`];
  return [
    { text: `${COLUMNS} ${table} ${where} ${ORDER}`, values },
    { text: `SELECT count(*) FROM ${table} ${where}`, values },
  ];
}

/** A list by the obvious way: pages by OFFSET, a search by ILIKE over all that is shown, and both with a whole count. */
export interface Obvious {
  readonly table: string;
  /** The column of the list's order. */
  readonly time: string;
  readonly searched: string;
}

const COLUMNS = 'SELECT id FROM';
const orderBy = ({ time }: Obvious) => `ORDER BY ${time} DESC, id DESC LIMIT 25`;

/** The page that begins in the middle of the table. */
export const byOffset = (obvious: Obvious, rows: number) => [
  { text: `${COLUMNS} ${obvious.table} ${orderBy(obvious)} OFFSET $1`, values: [Math.floor(rows / 2)] },
];

/** The first page and the count of all that have `word` somewhere. */
export function byScan(obvious: Obvious, word: string) {
  const { table, searched } = obvious;
  const where = `WHERE ${searched} ILIKE $1`;
  const values = [`%${word}%`];
  return [
    { text: `${COLUMNS} ${table} ${where} ${orderBy(obvious)}`, values },
    { text: `SELECT count(*) FROM ${table} ${where}`, values },
  ];
}

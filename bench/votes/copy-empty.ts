import pg from 'pg';

const NAME = 'fio_empty';

/** A copy of the database, on the same server; nobody else may be connected to it. */
export async function copyEmpty(url: string): Promise<{ url: string; client: pg.Client }> {
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const maker = new pg.Client({ connectionString: at('postgres') });
  await maker.connect();
  await maker.query(`CREATE DATABASE ${NAME} TEMPLATE fio STRATEGY FILE_COPY`);
  await maker.end();
  const client = new pg.Client({ connectionString: at(NAME) });
  // As with the other one (main.ts).
  client.on('error', () => undefined);
  await client.connect();
  return { url: at(NAME), client };
}

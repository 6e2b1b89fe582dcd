import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, DriverAdapterError, type SqlResultSet } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const { CHAR, TEXT } = pg.types.builtins;
type Query = (...args: unknown[]) => Promise<pg.QueryResult<unknown[]>>;

/** As the engine understands it: it then notes what the database said, and no number that means nothing. */
function toEngineError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code = 'XX000', severity = 'ERROR', message, detail, column, hint } = error;
  return new DriverAdapterError({ kind: 'postgres', code, severity, message, detail, column, hint });
}

/**
 * The adapter, with two of its limits lifted that the schema engine meets.
 * PostgreSQL answers questions about its catalogue in the type "char", which the adapter refuses though the engine
 * expects it: the pool calls such columns text to get them past the adapter, and remembers which they were.
 * And the adapter cuts a script at every semicolon, those within functions and comments too: here it is sent whole, so
 * that it is also applied whole or not at all.
 */
export class EngineAdapter extends PrismaPg {
  readonly #chars: WeakMap<object, number[]>;

  constructor(pool: pg.Pool) {
    const chars = new WeakMap<object, number[]>();
    const query: Query = pool.query.bind(pool);
    const patched: Query = async (...args) => {
      const result = await query(...args);
      const columns = result.fields.flatMap((field, index) => (field.dataTypeID === CHAR ? [index] : []));
      for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
      chars.set(result.rows, columns);
      return result;
    };
    super(Object.assign(pool, { query: patched }));
    this.#chars = chars;
  }

  override async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => this.#restore(await queryRaw(query));
    adapter.executeScript = async (script) => {
      const client = await adapter.underlyingDriver().connect();
      try {
        await client.query(script);
      } catch (error) {
        throw toEngineError(error);
      } finally {
        client.release();
      }
    };
    return adapter;
  }

  #restore(result: SqlResultSet): SqlResultSet {
    for (const column of this.#chars.get(result.rows) ?? []) {
      result.columnTypes[column] = ColumnTypeEnum.Character;
    }
    return result;
  }
}

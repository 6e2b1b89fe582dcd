import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { SERVER_OPTIONS } from './client.ts';
import { createPool } from './connections.ts';
import { EngineAdapter } from './engine-adapter.ts';

interface Instance {
  exports: Record<string, unknown>;
}
// Node has it, but its types declare the namespace only.
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: Instance }>;
};

let loading: Promise<void> | undefined;

/** Instantiated by hand: importing the .wasm as a module works too, but warns that it is experimental. */
async function load(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const bytes = await readFile(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
}

/**
 * Runs `work` with Prisma's own schema engine, as WebAssembly, on the database of `url`; the ordinary engine is a
 * binary that would have to be downloaded. Its connection is ended afterwards.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await (loading ??= load());
  const pool = createPool(url, { max: 1, options: SERVER_OPTIONS });
  pool.on('error', () => {}); // an idle connection that dies fails the next query, which says so
  const factory = bindMigrationAwareSqlAdapterFactory(new EngineAdapter(pool));
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, factory);
  try {
    return await work(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

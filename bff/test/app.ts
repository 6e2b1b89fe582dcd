import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { loadConfig, type Config } from '../src/core/config/index.ts';
import type { Argon2Cost } from '../src/core/identity/phc.ts';
import type { Substitutes } from '../src/core/infrastructure.ts';
import { type AreaRoute, withServices } from '../src/core/request/routes.ts';
import type { Product } from '../src/engine/Area.ts';
import { createApp, type AppOptions } from '../src/http/app.ts';
import { createHttpServer, type Patience } from '../src/http/http-server.ts';
import { noteAnsweredCodes } from './answered-codes.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { notingExamples } from './examples/note-examples.ts';
import { createServices, type Services } from './services.ts';

/** The least there is: a test signs in for what comes after it, and waits for no hash. */
const CHEAP: Argon2Cost = { memory: 8, passes: 1, parallelism: 1 };

export interface TestAppOptions extends Substitutes, AppOptions {
  /** Environment keys beside the test's own. */
  readonly env?: Record<string, string>;
  /** Instead of every route of the product. */
  readonly routes?: readonly AreaRoute<unknown>[];
  /** Beside the others. */
  readonly extraRoutes?: readonly AreaRoute<unknown>[];
  /** Whether it works as in production: as a role that owns no table, so that a test can't bend one. */
  readonly asApplication?: boolean;
  /** Instead of an empty one of its own; ends with the app as that does. */
  readonly database?: TestDatabase;
  /** With slow clients; the product's own unless given. */
  readonly patience?: Patience;
}

export interface TestApp {
  /** `http://127.0.0.1:<free port>`, without a slash at the end. */
  readonly url: string;
  readonly config: Config;
  readonly product: Product;
  readonly services: Services;
  readonly server: Server;
  /** fetch below the app's address. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/**
 * The whole product over HTTP on a database of its own, on a free port.
 *
 *     let app: TestApp;
 *     beforeAll(async () => { app = await createTestApp(); });
 *     afterAll(() => app.close());
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    env,
    routes,
    extraRoutes = [],
    patience,
    asApplication = false,
    database: given,
    ...rest
  } = options;
  const database = given ?? (await createTestDatabase());
  const directory = mkdtempSync(join(tmpdir(), 'fio-app-'));
  const config = loadConfig({
    DATABASE_URL: asApplication ? database.applicationUrl : database.url,
    DEMONSTRATION: 'true',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    AVATAR_SERVICE: 'off',
    ...env,
  });
  const { product, services, start, close } = createServices(config, { passwordCost: CHEAP, ...rest });
  await start();
  const served = routes ? withServices(routes, null) : product.routes;
  const parts = { ...product, routes: [...served, ...withServices(extraRoutes, null)] };
  const server = createHttpServer(createApp(parts, rest), patience);
  noteAnsweredCodes(server, inject('answeredCodes'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    config,
    product,
    services,
    server,
    fetch: notingExamples((path, init) => fetch(url + path, init)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

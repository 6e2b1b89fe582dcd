import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { routes as allRoutes } from '../src/areas/index.ts';
import { createServices, type Services, type Substitutes } from '../src/composition.ts';
import { loadConfig, type Config } from '../src/config/index.ts';
import { createApp, type AppOptions } from '../src/http/app.ts';
import type { Route } from '../src/http/area.ts';
import { createHttpServer, type Patience } from '../src/http/http-server.ts';
import { noteAnsweredCodes } from './answered-codes.ts';
import { createTestDatabase } from './database.ts';

export interface TestAppOptions extends Substitutes, AppOptions {
  /** Environment keys beside the test's own. */
  readonly env?: Record<string, string>;
  /** Instead of every route of the product. */
  readonly routes?: readonly Route[];
  /** With slow clients; the product's own unless given. */
  readonly patience?: Patience;
}

export interface TestApp {
  /** `http://127.0.0.1:<free port>`, without a slash at the end. */
  readonly url: string;
  readonly config: Config;
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
  const { env, routes = allRoutes, patience, ...rest } = options;
  const database = await createTestDatabase();
  const directory = mkdtempSync(join(tmpdir(), 'fio-app-'));
  const config = loadConfig({
    DATABASE_URL: database.url,
    DEMONSTRATION: 'true',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    AVATAR_SERVICE: 'off',
    ...env,
  });
  const composition = createServices(config, rest);
  await composition.start();
  const server = createHttpServer(createApp(composition.services, routes, rest), patience);
  noteAnsweredCodes(server, inject('answeredCodes'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    config,
    services: composition.services,
    server,
    fetch: (path, init) => fetch(url + path, init),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await composition.close();
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

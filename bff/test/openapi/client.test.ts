import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/http/openapi/document.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { createShow } from '../content.ts';
import { createStaff, createVisitor, PASSWORD } from '../factories.ts';
import { redocly, runNode } from './redocly.ts';

const OWN = join(import.meta.dirname, 'client');
const TSC = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin', 'tsc');
const DAY = 86_400_000;

/** As strict as a compiler gets: what an integrator's own rules ask for must not be the client's fault. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2024',
    module: 'NodeNext',
    lib: ['ESNext', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: false,
  },
  include: ['*.ts'],
};

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'fio-client-'));
  const { config, identity } = app.services;
  const settings = { name: config.campaign.name, bindingCookie: identity.bindingCookie.name };
  for (const part of ['user', 'admin'] as const)
    writeFileSync(join(folder, `${part}.json`), JSON.stringify(openApiDocument(settings, part)));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  for (const file of ['program.ts', 'main.ts']) copyFileSync(join(OWN, file), join(folder, file));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

// A generator, a compiler and a program are started here: each takes its seconds on a busy machine.
describe('a client generated from each OpenAPI document', { timeout: 120_000 }, () => {
  it('compiles, and so does the program that uses it', async () => {
    const how = ['--import-ext', 'ts', '--error-mode', 'result'];
    for (const part of ['user', 'admin']) {
      const named = [`${part}.json`, '-o', `${part}-client.ts`];
      expect(await redocly(['generate-client', ...named, ...how], folder)).toMatchObject({ code: 0 });
    }
    // Each of its threads would work out the same types anew.
    const compile = [TSC, '-p', folder, '--pretty', 'false', '--singleThreaded'];
    expect(await runNode(compile, folder)).toEqual({ code: 0, output: '' });
  });

  it('signs a visitor and staff in, and goes on as a program with an API token alone', async () => {
    const { services, url } = app;
    const visitor = await createVisitor(services);
    const staff = await createStaff(services);
    await createShow(services.db, { title: 'Sal na Lanterna' });
    const settings = {
      serverUrl: `${url}/api`,
      bindingCookie: services.identity.bindingCookie.name,
      visitor: { user: visitor.cpf, password: PASSWORD },
      staff: { email: staff.email, password: PASSWORD },
      expiresOn: new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10),
    };
    const { code, output } = await runNode(['main.ts', JSON.stringify(settings)], folder);
    expect([code, code === 0 ? JSON.parse(output) : output]).toEqual([
      0,
      {
        visitor: visitor.email,
        staff: staff.email,
        withoutCookie: 'UNAUTHORIZED',
        titles: ['Sal na Lanterna'],
        beyond: 'FORBIDDEN',
      },
    ]);
  });
});

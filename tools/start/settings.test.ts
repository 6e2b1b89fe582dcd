import { expect, it } from 'vitest';
import { processesFor } from '../product/capacity.ts';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { readSettings } from './settings.ts';

const read = (environment: NodeJS.ProcessEnv) =>
  readSettings({ DATA_DIR: temporaryFolder(), ...environment });

it('starts with no configuration at all', () => {
  expect(read({})).toMatchObject({ databaseUrl: undefined, config: { port: 3000 } });
});

it('takes an empty DATABASE_URL for none', () => {
  expect(read({ DATABASE_URL: ' ' }).databaseUrl).toBeUndefined();
});

it('lists every wrong value at once, without repeating it', () => {
  const wrong = { PORT: 'eighty', AGEGATE: 'maybe', DATABASE_URL: 'mysql://root:secret@db' };
  expect(() => read(wrong)).toThrow(/3 problem[^]*PORT[^]*DATABASE_URL[^]*AGEGATE/);
  expect(() => read(wrong)).not.toThrow(/secret/);
});

it('runs as many BFFs as it is told, and otherwise as the machine has cores for', () => {
  expect(read({ PROCESSES: '2' }).processes).toBe(2);
  expect(read({ PROCESSES: ' ' }).processes).toBe(processesFor());
  expect(() => read({ PROCESSES: '0' })).toThrow('PROCESSES');
});

it('refuses to be the demonstration in production', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow('DATABASE_URL');
});

it('demands secrets in production', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/fio' };
  expect(() => read(production)).toThrow('CPF_KEY');
});

import { expect, it } from 'vitest';
import { hostsOf, withoutSecrets } from './hosts.ts';

const hrefs = (address: string) => hostsOf(address).map(({ href }) => href);

it('is itself with one host', () => {
  expect(hrefs('postgres://fio:a%40b@db/fio?sslmode=require')).toEqual([
    'postgres://fio:a%40b@db/fio?sslmode=require',
  ]);
});

it('is one address for each of several hosts, with the same user, database and settings', () => {
  const address =
    'postgresql://fio:p@ss@a:5432,[::1]:5433/fio?target_session_attrs=read-write&sslmode=require';
  expect(hrefs(address)).toEqual([
    'postgresql://fio:p%40ss@a:5432/fio?sslmode=require',
    'postgresql://fio:p%40ss@[::1]:5433/fio?sslmode=require',
  ]);
});

it.each([
  'postgresql://fio:secret@a:5432,/fio',
  'postgresql://fio:secret@a:5432,b:port/fio',
  'postgresql://fio:secret@a,b/fio?target_session_attrs=any',
  'postgresql://fio:secret@a,b/fio?target_session_attrs=standby',
  'mysql://fio:secret@a,b/fio',
])('refuses %s, and tells nobody the password', (address) => {
  expect(() => hostsOf(address)).toThrow(TypeError);
  expect(() => hostsOf(address)).not.toThrow(/secret/);
});

it('is told without its password', () => {
  expect(withoutSecrets('postgresql://fio:secret@a:5432,b:5433/fio')).toBe('a:5432,b:5433/fio');
});

import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { redactUrl } from './redact.ts';

const TOKEN = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';

function lineOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', 'test', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

describe('the log', () => {
  it.each([
    ['an e-mail address', 'maria.silva+promo@exemplo.com.br'],
    ['an e-mail address in an address', 'maria%40exemplo.com'],
    ['a CPF', '529.982.247-25'],
    ['bare digits of a CPF', '52998224725'],
    ['a token', TOKEN],
    ['an authorization', `Bearer ${TOKEN.slice(0, 20)}`],
  ])('never shows %s, wherever it stands', (_what, secret) => {
    const line = lineOf((log) => {
      const err = new Error(`Key (email)=(${secret}) already exists`, { cause: new Error(secret) });
      log.error({ err, nested: { deep: [`x ${secret} y`] }, [secret]: 1 }, `failed for ${secret}.`);
    });
    expect(line).not.toContain(secret.replace('Bearer ', ''));
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it('keeps what helps: ids, times and figures', () => {
    const kept = {
      requestId: '0199b0d8-2f00-7000-8000-000000000000',
      took: 0.123_456_789_01,
      at: 1_764_000_000_000,
    };
    expect(JSON.parse(lineOf((log) => log.info(kept, 'done')))).toMatchObject({
      ...kept,
      msg: 'done',
      name: 'test',
    });
  });
});

describe('an address in the log', () => {
  it.each([
    [`/reset/${TOKEN}`, '/reset/[token]'],
    ['/api/polls?q=maria@exemplo.com&page=2', '/api/polls?q=…&page=…'],
    ['/admin/registrations/52998224725', '/admin/registrations/[digits]'],
    ['/api/home', '/api/home'],
  ])('%s reads %s', (url, shown) => {
    expect(redactUrl(url)).toBe(shown);
  });
});

import type { Problem } from '../core/errors.ts';

/** PostgreSQL keeps neither NUL in a text nor a lone surrogate in JSON. */
export function isUnsafe(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

const DEEPEST = 50;

function* unsafePaths(value: unknown, path: string, depth = 0): Generator<string> {
  if (depth > DEEPEST || (typeof value === 'string' && isUnsafe(value))) return void (yield path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (isUnsafe(key)) yield path;
    yield* unsafePaths(member, path === '' ? key : `${path}.${key}`, depth + 1);
  }
}

/** The fields of a JSON `value` that hold characters no text has; walks it only when its `source` hints at one. */
export function problemTexts(source: string, value: unknown): Record<string, Problem[]> | null {
  if (!/\\u(0000|d[89a-f])/i.test(source)) return null;
  const paths = [...unsafePaths(value, '')];
  return paths.length === 0 ? null : Object.fromEntries(paths.map((path) => [path, [{ code: 'invalid' }]]));
}

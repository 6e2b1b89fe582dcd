import { passwordProblems } from './password.ts';
import type { PasswordContext } from './password.ts';

/** From 0 (as good as none) to 4 (very strong). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const POOLS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\p{M}\p{N}]/u, 33],
];

/** Characters that add something: neither the one before repeated nor its neighbour in the alphabet or the digits. */
function effectiveLength(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

/**
 * An estimate for the meter beside the field, from length and kinds of characters; it decides nothing.
 * What `passwordProblems` finds keeps it at 1 at most, a common or personal password at 0.
 */
export function passwordStrength(password: string, context: PasswordContext = {}): PasswordStrength {
  const problems = passwordProblems(password, context);
  if (password === '' || problems.includes('common') || problems.includes('context')) return 0;
  const pool = POOLS.reduce((size, [kind, count]) => (kind.test(password) ? size + count : size), 0);
  const bits = effectiveLength(password) * Math.log2(Math.max(pool, 2));
  const strength = [28, 45, 65, 85].filter((bound) => bits >= bound).length as PasswordStrength;
  return problems.length > 0 && strength > 1 ? 1 : strength;
}

import { readdirSync } from 'node:fs';
import { examples } from '../../src/http/openapi/examples.ts';

/** Throws when a whole run has passed in which the product never answered as one of its examples says. */
export function assertEveryExampleConfirmed(folder: string): void {
  const confirmed = new Set(readdirSync(folder));
  const stale = [...examples().keys()].filter((name) => !confirmed.has(name));
  if (stale.length > 0)
    throw new Error(
      `No test was answered as the examples of ${stale.join(', ')} say: npm run api-examples -- <their tests> --anew.`,
    );
}

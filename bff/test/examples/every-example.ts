import { examples } from '../../src/http/openapi/examples.ts';
import { unconfirmed } from './confirmed.ts';

/** Throws when a whole run has passed in which the product never answered as one of its examples says. */
export function assertEveryExampleConfirmed(folder: string): void {
  const stale = unconfirmed(examples().keys(), folder);
  if (stale.length > 0)
    throw new Error(
      `No test was answered as the examples of ${stale.join(', ')} say: npm run api-examples -- <their tests> --anew.`,
    );
}

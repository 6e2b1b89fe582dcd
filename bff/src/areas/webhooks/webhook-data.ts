import type { webhooks } from '@fio/contracts';
import type { InputOf, Write } from '../../core/crud/resource.ts';
import { invalidField } from '../../core/errors.ts';
import { addressProblem, isNameRefused } from './sending/destination.ts';

/**
 * What is written of an endpoint. Its address is looked at as every delivery looks at it again: INVALID_REQUEST for one that
 * webhooks don't go to.
 */
export async function dataOf(
  { name, address, events }: InputOf<typeof webhooks>,
  { context: { config } }: Pick<Write<unknown>, 'context'>,
) {
  const problem = addressProblem(address, config);
  if (problem !== null) throw invalidField('address', problem);
  if (await isNameRefused(address, config)) throw invalidField('address', 'webhook_address');
  return { name, address: new URL(address).href, events: [...new Set(events)] };
}

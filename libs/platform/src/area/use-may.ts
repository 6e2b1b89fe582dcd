import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { useCan } from '../permissions/index.ts';
import { permissionOf } from './area.ts';

/** Whether the signed-in person may call an endpoint: by its own permission, so that no button leads to a 403. */
export function useMay(): (endpoint: Pick<AnyEndpoint, 'access'> | undefined) => boolean {
  const can = useCan();
  return (endpoint) => {
    if (!endpoint) return false;
    const needed = permissionOf(endpoint);
    return needed === null || can(needed);
  };
}

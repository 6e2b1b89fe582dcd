import type { AnyEndpoint } from '@fio/contracts';
import { areas } from '../../src/areas/index.ts';

const byEndpoint = new Map<AnyEndpoint, string>(
  areas.flatMap(({ definition: { name, routes = [] } }) =>
    routes.map(({ endpoint }) => [endpoint, name] as const),
  ),
);

/** The folder of the area whose route an endpoint is. */
export const areaOf = (endpoint: AnyEndpoint): string | undefined => byEndpoint.get(endpoint);

import { calculationArea } from '../src/areas/calculation/index.ts';
import { changesArea } from '../src/areas/changes/index.ts';
import { drawsArea } from '../src/areas/draws/index.ts';
import { exportsArea } from '../src/areas/exports/index.ts';
import { observationArea } from '../src/areas/observation/index.ts';
import { pollsArea } from '../src/areas/polls/index.ts';
import { remoteLoadsArea } from '../src/areas/remote-loads/index.ts';
import { showsArea } from '../src/areas/shows/index.ts';
import { ticketsArea } from '../src/areas/tickets/index.ts';
import { votesArea } from '../src/areas/votes/index.ts';
import { createProduct } from '../src/composition.ts';
import type { Config } from '../src/core/config/index.ts';
import type { Substitutes } from '../src/core/infrastructure.ts';
import type { Product } from '../src/engine/Area.ts';

/** All that a test may look into or call: the infrastructure and every area's services, side by side. */
const everythingOf = ({ infrastructure, servicesOf }: Product) => ({
  ...infrastructure,
  ...servicesOf(calculationArea),
  ...servicesOf(changesArea),
  ...servicesOf(drawsArea),
  ...servicesOf(exportsArea),
  ...servicesOf(observationArea),
  ...servicesOf(pollsArea),
  ...servicesOf(remoteLoadsArea),
  ...servicesOf(showsArea),
  ...servicesOf(ticketsArea),
  ...servicesOf(votesArea),
});
export type Services = ReturnType<typeof everythingOf>;

/** The product of a configuration without its HTTP side. */
export function createServices(config: Config, substitutes?: Substitutes) {
  const product = createProduct(config, substitutes);
  return {
    product,
    services: everythingOf(product),
    start: () => product.start(),
    close: () => product.close(),
  };
}

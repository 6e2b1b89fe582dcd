import type { Config } from '../core/config/index.ts';
import { openInfrastructure, type Substitutes } from '../core/infrastructure.ts';
import { withServices } from '../core/request/routes.ts';
import type { Area, AreaDefinition, Catalogue } from './Area.ts';
import type { Job } from './job.ts';
import { mailJob } from './mail-job.ts';
import type { Product } from './Area.ts';

/** An area with its services, whose type only the two of them know. */
interface OpenArea {
  readonly definition: AreaDefinition<unknown>;
  readonly services: unknown;
}

function catalogueOf(areas: readonly Area[]): Catalogue {
  const definitions = areas.map(({ definition }) => definition);
  const defaultImage = definitions.find((one) => one.defaultImage)?.defaultImage;
  if (!defaultImage) throw new TypeError('No area has an image for pages without one.');
  return {
    exports: definitions.flatMap(({ exports = [] }) => exports),
    commands: definitions.flatMap(({ commands = [] }) => commands),
    findables: definitions.flatMap(({ findables = [] }) => findables),
    cleanUp: definitions.flatMap(({ cleanUp = [] }) => cleanUp),
    retention: definitions.flatMap(({ retention = [] }) => retention),
    audited: definitions.flatMap(({ audited = [] }) => audited),
    personTables: definitions.flatMap(({ personTables = [] }) => personTables),
    packageParts: definitions.flatMap(({ packageParts = [] }) => packageParts),
    confirmationSources: definitions.flatMap(({ confirmationSources = [] }) => confirmationSources),
    pages: definitions.flatMap(({ pages = [] }) => pages),
    defaultImage,
  };
}

/** Makes the product of its areas. Services that ask for another area's get them, whatever the order of the list. */
export function openProduct(config: Config, areas: readonly Area[], substitutes: Substitutes = {}): Product {
  const catalogue = catalogueOf(areas);
  const jobsOf = ({ jobs = [] }: AreaDefinition<never>): readonly Job<never>[] =>
    typeof jobs === 'function' ? jobs(catalogue) : jobs;
  const queues = [...areas.flatMap(({ definition }) => jobsOf(definition)), mailJob].map(
    ({ queue }) => queue,
  );
  const { infrastructure, keyed, notices, warm, measures, metrics, start, close } = openInfrastructure(
    config,
    queues,
    substitutes,
  );
  const forServices = { ...infrastructure, keyed, notices };
  const opened = new Map<Area, OpenArea>();

  function open(area: Area): OpenArea {
    const known = opened.get(area);
    if (known) return known;
    if (!areas.includes(area)) throw new TypeError(`${area.name} is not in the list of areas.`);
    // Each definition meets the services it made itself.
    const definition = area.definition as unknown as AreaDefinition<unknown>;
    const made = { definition, services: definition.services?.(forServices, product) ?? null };
    opened.set(area, made);
    return made;
  }
  const each = <Part>(part: (area: OpenArea) => readonly Part[]): readonly Part[] =>
    areas.flatMap((area) => part(open(area)));
  const once = <Value>(make: () => Value): (() => Value) => {
    let made: { readonly value: Value } | undefined;
    return () => (made ??= { value: make() }).value;
  };

  const routes = once(() =>
    each(({ definition: { routes: always = [], demonstrationRoutes = [] }, services }) =>
      withServices([...always, ...(config.demonstration ? demonstrationRoutes : [])], services),
    ),
  );
  const product: Product = {
    infrastructure,
    servicesOf: <Services>(area: Area<Services>) => open(area).services as Services,
    ...catalogue,
    // Services may keep the product they were made with: what needs all of them is made when it is asked for.
    get routes() {
      return routes();
    },
    get middleware() {
      return each(({ definition: { middleware }, services }) =>
        middleware ? [{ at: middleware.at, handler: middleware.handler(infrastructure, services) }] : [],
      );
    },
    get metrics() {
      return [...metrics, ...each(({ definition, services }) => definition.metrics?.(services) ?? [])];
    },
    addresses: async () => {
      const some = each(({ definition: { addresses }, services }) =>
        addresses ? [addresses(infrastructure, services)] : [],
      );
      return (await Promise.all(some)).flat();
    },
    handlers: (given) => {
      const transport = given && measures.ofMail(given);
      return [
        mailJob.handler({ infrastructure, services: null, transport }),
        ...each(({ definition, services }) =>
          jobsOf(definition as unknown as AreaDefinition<never>).map(({ handler }) =>
            handler({ infrastructure, services: services as never, transport }),
          ),
        ),
      ];
    },
    start: async () => {
      await start();
      for (const area of areas) {
        const { definition, services } = open(area);
        await definition.start?.(services);
      }
    },
    warm,
    drain: () => {
      for (const { definition, services } of opened.values()) definition.drain?.(services);
    },
    close: async () => {
      product.drain();
      for (const { definition, services } of [...opened.values()].toReversed())
        await definition.stop?.(services);
      await close();
    },
  };
  return product;
}

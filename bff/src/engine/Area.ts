import type { RequestHandler } from 'express';
import type { Metric } from 'prom-client';
import type { ExportKind } from '../core/export/export.ts';
import type { Infrastructure, ServiceInfrastructure } from '../core/infrastructure.ts';
import type { JobHandler } from '../core/jobs/worker.ts';
import type { MailTransport } from '../core/mail/transport.ts';
import type { AreaRoute, Route } from '../core/request/routes.ts';
import type { Mounted } from '../http/app.ts';
import type { DefaultImage } from '../http/pages/head.ts';
import type { Page } from '../http/pages/page.ts';
import type { SiteAddress } from '../http/pages/site/sitemap.ts';
import type { Audited } from './audited.ts';
import type { Command } from './command.ts';
import type { ConfirmationSource } from './confirmation-source.ts';
import type { Findable } from './findable.ts';
import type { Job } from './job.ts';
import type { PackagePart } from './package-part.ts';
import type { PersonTable } from './person-table.ts';
import type { Rule } from './retention-rule.ts';

/** What is the same whichever process runs it. */
export interface Declared {
  /** What can be exported; the area's contract has the endpoint that asks for it. */
  readonly exports?: readonly ExportKind[];
  /** What staff, a terminal or the clock may have run. */
  readonly commands?: readonly Command[];
  /** What the search finds. */
  readonly findables?: readonly Findable[];
  /** What has no more use soon after it was made; the periods are the product's own. */
  readonly cleanUp?: readonly Rule[];
  /** What the configuration says how long to keep (docs/decisions/retention-and-erasure.md). */
  readonly retention?: readonly Rule[];
  /** What the audit tells of it. */
  readonly audited?: readonly Audited[];
  /** Its tables with rows of visitors: what erasing leaves of them (docs/decisions/retention-and-erasure.md). */
  readonly personTables?: readonly PersonTable[];
  /** What it gives to the data that a visitor may take along. */
  readonly packageParts?: readonly PackagePart[];
  /** What may confirm receipts. */
  readonly confirmationSources?: readonly ConfirmationSource[];
  /** Pages for visitors. */
  readonly pages?: readonly Page[];
  /** What networks draw for a link to a page that has no image of its own; one area's. */
  readonly defaultImage?: DefaultImage;
}

/** The same of all areas together, in the order of their list. */
export type Catalogue = { readonly [Kind in keyof Declared]-?: NonNullable<Declared[Kind]> };

/** What it keeps for as long as the process runs; another area's is had from `product.servicesOf`. */
type MakeServices<Services> = (infrastructure: ServiceInfrastructure, product: Product) => Services;

/** All that the product knows of an area. What is left out it hasn't. */
export interface AreaDefinition<Services> extends Declared {
  /** Of its folder. */
  readonly name: string;
  readonly services?: MakeServices<Services>;
  /** Resolves when the services can be used; awaited before the first request. */
  readonly start?: (services: Services) => Promise<void>;
  /** Ends what still waits for more requests, while those under way are drained. */
  readonly drain?: (services: Services) => void;
  /** After the last request, and before the infrastructure is gone. */
  readonly stop?: (services: Services) => Promise<void>;
  readonly routes?: readonly AreaRoute<Services>[];
  /** The same, of a demonstration alone: elsewhere their addresses lead to nothing. */
  readonly demonstrationRoutes?: readonly AreaRoute<Services>[];
  readonly jobs?: readonly Job<Services>[] | ((catalogue: Catalogue) => readonly Job<Services>[]);
  /** Addresses for the site map. */
  readonly addresses?: (
    infrastructure: Infrastructure,
    services: Services,
  ) => Promise<readonly SiteAddress[]>;
  /** What it serves beside the API, at addresses of its own. */
  readonly middleware?: {
    /** The first part of their paths, which the handler doesn't see; `/` for whoever looks itself. */
    readonly at: string;
    readonly handler: (infrastructure: Infrastructure, services: Services) => RequestHandler;
  };
  readonly metrics?: (services: Services) => readonly Metric[];
}

/** An area as its door gives it away: whoever has it may ask the product for its services. */
export interface Area<Services = unknown> {
  readonly name: string;
  readonly definition: AreaDefinition<never>;
  /** Only for the type; never set. */
  readonly services?: Services;
}

/** The product that the areas make up, in one process. */
export interface Product extends Catalogue {
  readonly infrastructure: Infrastructure;
  /** What an area keeps; the same however often it is asked for. */
  readonly servicesOf: <Services>(area: Area<Services>) => Services;
  readonly routes: readonly Route[];
  readonly middleware: readonly Mounted[];
  readonly metrics: readonly Metric[];
  readonly addresses: () => Promise<readonly SiteAddress[]>;
  /** What a worker does. */
  readonly handlers: (transport: MailTransport | null) => readonly JobHandler[];
  /** Resolves when requests can be answered. */
  start(): Promise<void>;
  /** Has the database's connections ready, for a process that is about to answer requests. */
  warm(): Promise<void>;
  /** Ends what still waits for more requests, while those under way are drained. */
  drain(): void;
  close(): Promise<void>;
}

/** Declares an area. It is data: what is made of it is read from the list of areas. */
export const defineArea = <Services = null>(
  // An area of services that says not how they are made doesn't compile.
  definition: AreaDefinition<Services> &
    (Services extends object ? { readonly services: MakeServices<Services> } : unknown),
): Area<Services> => ({
  name: definition.name,
  // Given back its own services and no others (openProduct).
  definition: definition as unknown as AreaDefinition<never>,
});

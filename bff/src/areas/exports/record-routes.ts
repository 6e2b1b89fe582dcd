import type { AnyEndpoint } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import type { Resource, ResourceContract, Stored } from '../../core/crud/resource.ts';
import type { ExportKind } from '../../core/export/export.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { type AreaRoute, area, type Handler } from '../../core/request/routes.ts';
import { startExport } from './start-export.ts';

/** What `resource()` of the contracts declares, and nothing besides. */
interface Records extends ResourceContract {
  readonly export: AnyEndpoint;
}
type Nothing<Other extends PropertyKey> = { readonly [Name in Other]: never };
type Handlers = Readonly<Record<keyof Records, Handler<AnyEndpoint>>>;

/**
 * The routes of an area that has records and their export alone; another endpoint in its contract is a type error.
 *
 * @public What an area that is generated begins with.
 */
export function recordRoutes<C extends Records, Found extends Stored>(
  contract: C & Nothing<Exclude<keyof C, keyof Records>>,
  resource: Resource<C, Found>,
  kind: ExportKind,
): readonly AreaRoute<unknown>[] {
  // The contract's own types were checked where the resource was declared; in here they are only passed through.
  const handlers = {
    ...crud(resource),
    export: (input: Parameters<typeof startExport>[1], context: StaffContext) =>
      startExport(kind, input, context),
  } as unknown as Handlers;
  return area<Readonly<Record<keyof Records, AnyEndpoint>>>(contract, handlers);
}

import { type AnyEndpoint, nameOfList } from '@fio/contracts';
import { everyEndpoint } from '../../http/openapi/document.ts';

/** The endpoint of an action of the list that may be run over many of its records. */
export const bulkAction = (list: AnyEndpoint, action: string): AnyEndpoint | undefined =>
  everyEndpoint.find(
    ({ endpoint: { path, bulk } }) => bulk && path === action && path.startsWith(`${list.path}/:id/`),
  )?.endpoint;

/** The endpoint that decides a record of the list at a desk. */
export const decidingAction = (list: AnyEndpoint, action: string): AnyEndpoint | undefined =>
  everyEndpoint.find(
    ({ endpoint: { path, decides } }) => path === action && decides === nameOfList(list.path),
  )?.endpoint;

/** What a run may do to records of the list. */
export const actionOf = (list: AnyEndpoint, action: string): AnyEndpoint | undefined =>
  bulkAction(list, action) ?? decidingAction(list, action);

// The platform is imported by sub-path (`@fio/platform/api`): a page loads what it uses and nothing more.
export type { RemoteModule, RouteHandle } from './remote/index.ts';

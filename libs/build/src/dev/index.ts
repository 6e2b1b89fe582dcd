export { readDevRemote, type DevRemote } from './dev-remote.ts';
export { buildPageScript } from './page-script.ts';
export { watchRemote, type WatchedRemote } from './watch-remote.ts';
export type { RemoteState } from './state.ts';

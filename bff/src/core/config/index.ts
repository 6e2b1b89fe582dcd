export { ConfigError, loadConfig } from './load.ts';
export type { Config, Period } from './config.ts';
export { hasOwnHost, originOf, type Origins } from './origins.ts';

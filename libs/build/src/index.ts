export { createHostConfig } from './host.ts';
export { createRemoteConfig } from './remote.ts';

export { createHostConfig } from './host.ts';
export { createRemoteConfig } from './remote.ts';
export { menuOf } from './menu.ts';

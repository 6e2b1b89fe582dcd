export { develop } from './server/develop.ts';
export { developUntil, requireShell } from './server/develop-until.ts';
export { alterBoot } from './server/alter-boot.ts';

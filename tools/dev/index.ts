export { buildDevelopmentShell } from './development-shell.ts';
export { develop, type Development } from './develop.ts';

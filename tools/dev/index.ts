export { buildDevelopmentShell, SHELL_BUILD } from './development-shell.ts';

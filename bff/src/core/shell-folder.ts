import { resolve } from 'node:path';

/** The build of the shell that this checkout or image brings along; what it delivers is in `assets`. */
export const SHELL_FOLDER = resolve(import.meta.dirname, '../../../shell/dist');

import { extname, join } from 'node:path';

/** How this package's modules end: in the checkout they are TypeScript, packed they are JavaScript. */
const ENDING = extname(import.meta.filename);

/** The file of a module of this package that no import names: `name` without its ending. */
export const ownModule = (folder: string, name: string): string => join(folder, `${name}${ENDING}`);

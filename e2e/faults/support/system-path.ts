import { delimiter } from 'node:path';

/** Where distributions put what only root starts, too. */
export const PATH = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter);

import { join } from 'node:path';

/** The server's own folder within a cluster's place. */
export const dataFolder = (place: string): string => join(place, 'data');

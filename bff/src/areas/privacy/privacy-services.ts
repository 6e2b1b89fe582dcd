import type { Catalogue } from '../../engine/Area.ts';

/** What all areas keep of a person. */
export type PrivacyServices = Pick<Catalogue, 'personTables' | 'packageParts'>;

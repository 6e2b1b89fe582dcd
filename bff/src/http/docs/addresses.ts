import type { DocumentPart } from '../openapi/security-schemes.ts';

export const DOCS = '/api/docs';

/** Where the pages of a part are: the site's for everybody, the back office's filled for staff by the page's script. */
const REFERENCE: Readonly<Record<DocumentPart, string>> = {
  user: `${DOCS}/reference`,
  admin: `${DOCS}/office`,
};

/** The pages beside the areas'; no area is called so. */
export const SCHEMAS = 'schemas';
export const EVENTS = 'events';

export const guideAddress = (name: string): string => `${DOCS}/guides/${name}`;
export const areaAddress = (part: DocumentPart, area: string): string => `${REFERENCE[part]}/${area}`;
export const operationAddress = (part: DocumentPart, area: string, name: string): string =>
  `${areaAddress(part, area)}#${area}.${name}`;
export const schemaAddress = (part: DocumentPart, name: string): string =>
  `${areaAddress(part, SCHEMAS)}#${name}`;
/** Webhooks are the back office's. */
export const eventAddress = (type: string): string => `${areaAddress('admin', EVENTS)}#${type}`;

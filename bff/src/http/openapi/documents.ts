import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Config } from '../../core/config/index.ts';
import { openApiDocument, type DocumentSettings, type OpenApiDocument } from './document.ts';
import type { DocumentPart } from './security-schemes.ts';

/** What tells one deployment's documents from another's. */
export type Asked = Pick<Infrastructure, 'config' | 'identity'>;

const made = {
  user: new WeakMap<Config, OpenApiDocument>(),
  admin: new WeakMap<Config, OpenApiDocument>(),
};
export const settingsOf = ({ config, identity }: Asked): DocumentSettings => ({
  name: config.campaign.name,
  bindingCookie: identity.bindingCookie.name,
});

/** This deployment's document, made when it is first asked for. */
export function documentOf(services: Asked, part: DocumentPart): OpenApiDocument {
  const kept = made[part].get(services.config);
  if (kept) return kept;
  const document = openApiDocument(settingsOf(services), part);
  made[part].set(services.config, document);
  return document;
}

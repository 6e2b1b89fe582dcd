import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Config } from '../../core/config/index.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import type { DocumentPart } from './security-schemes.ts';

type Asked = Pick<Infrastructure, 'config' | 'identity'>;

const made = {
  user: new WeakMap<Config, OpenApiDocument>(),
  admin: new WeakMap<Config, OpenApiDocument>(),
};
const settingsOf = ({ config, identity }: Asked) => ({
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

/** The same to read. */
export const pageOf = (services: Asked, part: DocumentPart, language: Language): string => {
  const { href } = new URL('/admin/login', services.config.adminUrl);
  const settings = { ...settingsOf(services), part, signInAt: href };
  return docsPage(documentOf(services, part), settings, language);
};

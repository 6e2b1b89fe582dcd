import type { Language } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import { documentOf, settingsOf, type Asked } from '../openapi/documents.ts';
import type { DocsContext } from './docs-context.ts';
import { guideFiles } from './guides/guide-files.ts';
import { renderGuide } from './guides/render-guide.ts';
import { docsWords } from './words/words.ts';

const made = { pt: new WeakMap<Config, DocsContext>(), en: new WeakMap<Config, DocsContext>() };

function make(services: Asked, language: Language): DocsContext {
  const { publicUrl, adminUrl } = services.config;
  const origins = { user: publicUrl.origin, admin: adminUrl.origin };
  const files = guideFiles().filter((file) => file.language === language);
  const around = { origins, words: docsWords[language], names: new Set(files.map(({ name }) => name)) };
  return {
    ...{ language, words: docsWords[language], origins, ...settingsOf(services) },
    signInAt: new URL('/admin/login', adminUrl).href,
    // Either is some work, and most pages need one.
    documents: {
      get user() {
        return documentOf(services, 'user');
      },
      get admin() {
        return documentOf(services, 'admin');
      },
    },
    guides: files.map((file) => renderGuide(file, around)),
  };
}

/** What this deployment's pages are made of, put together when they are first asked for. */
export function docsContextOf(services: Asked, language: Language): DocsContext {
  const kept = made[language].get(services.config);
  if (kept) return kept;
  const context = make(services, language);
  made[language].set(services.config, context);
  return context;
}

import type { RegulationPage } from '@fio/contracts/public/regulations';
import { Link } from '@fio/design-system/link';
import { navigateTo } from '@fio/platform/router';
import { contentLang } from '../page/content-language.ts';
import { documentAddress } from './document-address.ts';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

/** The documents in force, and the chapters of the one that is open. */
export function DocumentNavigation({
  document: { slug, documents, contents },
}: {
  document: RegulationPage;
}) {
  const t = useRegulationsWords();
  return (
    <div className={classes['side']}>
      <nav aria-label={t('documents')}>
        <ul className={classes['documents']} lang={contentLang()}>
          {documents.map((one) => (
            <li key={one.id}>
              <Link
                href={documentAddress(one)}
                onNavigate={navigateTo}
                aria-current={one.slug === slug ? 'page' : undefined}
              >
                {one.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {contents.length > 1 && (
        <details className={classes['contents']}>
          <summary>{t('contents')}</summary>
          <nav aria-label={t('contents')}>
            <ul lang={contentLang()}>
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <Link href={`#${id}`}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      )}
    </div>
  );
}

import type { RegulationPage, RegulationVersion } from '@fio/contracts/public/regulations';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { serverNow } from '@fio/platform/boot';
import { navigateTo } from '@fio/platform/router';
import { documentAddress } from './document-address.ts';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

/** The SHA-256 of text and file, in groups of eight so that they can be compared by eye. */
function Hashes({ textHash, pdf }: Pick<RegulationVersion, 'textHash' | 'pdf'>) {
  const t = useRegulationsWords();
  return (
    <dl className={classes['hashes']}>
      <dt>{t('hashText')}</dt>
      <dd>
        <code>{textHash}</code>
      </dd>
      <dt>{t('hashPdf')}</dt>
      <dd>
        <code>{pdf.hash}</code>
      </dd>
    </dl>
  );
}

/** Every version there was, each with its own text and PDF, and the codes of the one that is open. */
export function DocumentVersions({ document: one }: { document: RegulationPage }) {
  const t = useRegulationsWords();
  const now = serverNow().toISOString();
  return (
    <footer className={classes['versions']}>
      <section aria-labelledby="versions">
        <Heading level={2} size="s" id="versions">
          {t('versions')}
        </Heading>
        <ul>
          {one.versions.map(({ id, number, effectiveFrom, pdf, amendment }) => (
            <li key={id}>
              <Link
                href={documentAddress(one, number)}
                onNavigate={navigateTo}
                aria-current={number === one.number ? 'true' : undefined}
              >
                {t(effectiveFrom > now ? 'coming' : 'versionOf', {
                  number,
                  date: format.date(effectiveFrom),
                })}
              </Link>
              {' · '}
              <a href={pdf.href} download={`${one.slug}-v${number}.pdf`} aria-label={t('pdfOf', { number })}>
                {t('pdf')}
              </a>
              {amendment && (
                <Text size="small" tone="muted">
                  <span lang="pt-BR">{amendment}</span>
                </Text>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="hash">
        <Heading level={2} size="s" id="hash">
          {t('hash')}
        </Heading>
        <Text size="small" tone="muted">
          {t('hashWhy')}
        </Text>
        <Hashes {...one} />
      </section>
    </footer>
  );
}

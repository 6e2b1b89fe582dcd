import type { RegulationPage } from '@fio/contracts/public/regulations';
import { Button } from '@fio/design-system/button';
import { IconDownload } from '@fio/design-system/icons';
import { RichText } from '@fio/design-system/rich-text';
import { Heading, Text } from '@fio/design-system/text';
import { format, language } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { DocumentAcceptance } from './document-acceptance.tsx';
import { DocumentState } from './document-state.tsx';
import { DocumentVersions } from './document-versions.tsx';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

const kilobytes = (size: number) => format.number(Math.max(1, Math.round(size / 1000)));

/** What stands above the text: what it is, since when, and how to take it along. */
function Head({ document: one }: { document: RegulationPage }) {
  const t = useRegulationsWords();
  const date = format.date(one.effectiveFrom);
  return (
    <header className={classes['head']}>
      <Heading level={1} lang="pt-BR">
        {one.title}
      </Heading>
      <ul className={classes['facts']}>
        {one.certificate && <li>{t('certificate', { number: one.certificate })}</li>}
        <li>{t('version', { number: one.number })}</li>
        <li>{t(one.state === 'scheduled' ? 'from' : 'since', { date })}</li>
      </ul>
      {language() === 'en' && <Text tone="muted">{t('language')}</Text>}
      <div className={classes['actions']}>
        <Button
          variant="secondary"
          size="sm"
          href={one.pdf.href}
          download={`${one.slug}-v${one.number}.pdf`}
          icon={<IconDownload size={18} aria-hidden />}
        >
          {t('download', { size: kilobytes(one.pdf.size) })}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </header>
  );
}

/** A document to read: its text as it was published, its versions, and what proves that it is the one. */
export function DocumentArticle({ document: one }: { document: RegulationPage }) {
  const t = useRegulationsWords();
  return (
    <article className={classes['article']}>
      <Head document={one} />
      <DocumentState document={one} />
      <DocumentAcceptance document={one} />
      {one.amendment && (
        <section className={classes['note']} aria-labelledby="amendment">
          <Heading level={2} size="s" id="amendment">
            {t('changed')}
          </Heading>
          <p lang="pt-BR">{one.amendment}</p>
        </section>
      )}
      <div lang="pt-BR">
        <RichText html={one.html} anchors onNavigate={navigateTo} />
      </div>
      <DocumentVersions document={one} />
    </article>
  );
}

import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { isDraft, type RegulationDetail } from './regulation-values.ts';
import classes from './regulations.module.css';
import { useRegulationsWords } from './words.ts';

const moment = (at: string | null) => at && <Moment at={at} />;
const code = (hash: string | undefined | null) => hash && <code className={classes['hash']}>{hash}</code>;

function Pdf({ pdf }: Pick<RegulationDetail, 'pdf'>) {
  const t = useRegulationsWords();
  if (!pdf) return t('pdf.generated');
  const size = format.number(Math.max(1, Math.round(pdf.size / 1000)));
  return (
    <a href={pdf.href} download>
      {t(pdf.uploaded ? 'pdf.uploaded' : 'pdf.made', { size })}
    </a>
  );
}

/** What a version is, from when it holds, and what proves its text. */
export function RegulationSummary({ record: one }: { record: RegulationDetail }) {
  const t = useRegulationsWords();
  return (
    <DefinitionList
      items={[
        { term: t('field.kind'), value: t(`kind.${one.kind}`) },
        { term: t('field.number'), value: format.number(one.number) },
        { term: t('field.slug'), value: one.slug },
        ...(isDraft(one)
          ? []
          : [
              {
                term: t('field.page'),
                value: (
                  <Link href={`/regulamentos/${one.slug}/${one.number}`} target="_blank">
                    {t('summary.site')}
                  </Link>
                ),
              },
            ]),
        { term: t('field.certificate'), value: one.certificate },
        { term: t('field.effectiveFrom'), value: moment(one.effectiveFrom) },
        { term: t('field.publishedAt'), value: moment(one.publishedAt) },
        { term: t('field.amendment'), value: one.amendment },
        { term: t('field.acceptances'), value: format.number(one.acceptances) },
        { term: t('field.pdfId'), value: <Pdf pdf={one.pdf} /> },
        { term: t('field.textHash'), value: code(one.textHash) },
        { term: t('field.pdfHash'), value: code(one.pdf?.hash) },
        { term: t('field.updatedAt'), value: moment(one.updatedAt) },
      ]}
    />
  );
}

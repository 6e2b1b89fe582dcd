import { actions } from '@fio/contracts/admin/actions';
import type { AuditCheck } from '@fio/contracts/admin/audit-checks';
import { StateChip } from '@fio/design-system/chip';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Link } from '@fio/design-system/link';
import { ProgressBar } from '@fio/design-system/progress';
import { Heading, Text } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import classes from '../actions.module.css';
import { useActionsWords } from '../words.ts';
import { CHECK_LOOKS } from './check-looks.tsx';

/** What came of it, in a sentence; while it runs also as a bar. */
function Verdict({ check: { state, checked, total, brokenAt } }: { check: AuditCheck }) {
  const t = useActionsWords();
  const navigate = useNavigate();
  const figures = { checked: format.number(checked), total: format.number(total) };
  if (state === 'running')
    return (
      <>
        <ProgressBar label={t('check.running')} value={total === 0 ? 0 : (100 * checked) / total} />
        <Text>{t('check.runningText', figures)}</Text>
      </>
    );
  if (state === 'whole')
    return <Text>{t('check.wholeText', { count: checked, total: figures.checked })}</Text>;
  if (brokenAt === null) return <Text>{t(`check.${state === 'queued' ? 'queued' : 'failed'}Text`)}</Text>;
  return (
    <>
      <Text>{t('check.brokenText', { id: brokenAt, checked: figures.checked })}</Text>
      <Link href={`${actions.list.path}/${brokenAt}`} onNavigate={(href) => void navigate(href)}>
        {t('check.open', { id: brokenAt })}
      </Link>
    </>
  );
}

/** The latest check of the chain: how far it is, or what it found. */
export function CheckResult({ check }: { check: AuditCheck }) {
  const t = useActionsWords();
  const { state, by, createdAt, finishedAt, head } = check;
  return (
    <section className={classes['card']} aria-labelledby="latest-check">
      <Heading level={2} size="s" id="latest-check">
        {t('check.latest')}
      </Heading>
      <div className={classes['verdict']} role="status">
        <div>
          <StateChip {...CHECK_LOOKS[state]}>{t(`check.${state}`)}</StateChip>
        </div>
        <Verdict check={check} />
      </div>
      <DefinitionList
        items={[
          { term: t('check.by'), value: by },
          { term: t('check.at'), value: <Moment at={createdAt} /> },
          { term: t('check.finishedAt'), value: finishedAt && <Moment at={finishedAt} /> },
          { term: t('check.head'), value: head && <code className={classes['code']}>{head}</code> },
        ]}
      />
      {head && (
        <Text tone="muted" size="small">
          {t('check.headHint')}
        </Text>
      )}
    </section>
  );
}

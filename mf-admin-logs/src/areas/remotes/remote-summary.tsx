import type { CanaryFigures } from '@fio/contracts/admin/remote-figures';
import type { RemoteRelease, RemoteStatus } from '@fio/contracts/admin/remotes';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { BuildCommit } from './build-commit.tsx';
import { BuildName } from './build-name.tsx';
import { shortBuild, useFigures, type Hours } from './figures.ts';
import classes from './remotes.module.css';
import { useRemotesWords } from './words.ts';

interface Props {
  readonly status: RemoteStatus;
  readonly release: RemoteRelease | undefined;
  readonly hours: Hours;
}

/** How the canary does for those who have met it. */
function Health({ visitors, failed }: CanaryFigures) {
  const t = useRemotesWords();
  return (
    <Text as="small" size="caption" tone={failed > 0 ? 'error' : 'muted'}>
      {t('canary.health', { failed: format.number(failed), visitors: format.number(visitors) })}
    </Text>
  );
}

/** What is live of a remote, and whose it is. */
export function RemoteSummary({ status, release, hours }: Props) {
  const t = useRemotesWords();
  const figures = useFigures(hours);
  const canary = release?.canary;
  const health = figures?.canaries.find(
    ({ remote, build }) => remote === status.remote && build === canary?.build,
  );
  return (
    <div className={classes['page']}>
      {release && release.refused.length > 0 && (
        <Text tone="error">
          {t('refused.text', { serving: release.serving ? shortBuild(release.serving) : t('refused.none') })}
        </Text>
      )}
      <DefinitionList
        items={[
          { term: t('field.owner'), value: status.owner },
          { term: t('field.side'), value: t(`side.${status.side}`) },
          {
            term: t('field.live'),
            value: release ? <BuildName {...release.stable} /> : t('state.never'),
          },
          {
            term: t('field.commit'),
            value: release && <BuildCommit revision={release.stable.revision} />,
          },
          {
            term: t('field.canary'),
            value: canary ? (
              <>
                {t('canary.text', { build: shortBuild(canary.build), percent: canary.percent })}{' '}
                {health && <Health {...health} />}
              </>
            ) : (
              t('canary.none')
            ),
          },
          { term: t('field.changedAt'), value: release && <Moment at={release.changedAt} /> },
          { term: t('field.latest'), value: <BuildName {...status.latest} /> },
        ]}
      />
      {figures && (
        <Text size="small" tone="muted">
          {t('canary.rule', figures.threshold)}
        </Text>
      )}
    </div>
  );
}

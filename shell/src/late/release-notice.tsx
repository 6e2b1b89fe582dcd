import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { useLateWords } from './words.ts';

/** Offers to reload and takes nothing away: the page goes on with the version it started with. */
export function ReleaseNotice({ onLater }: { onLater: () => void }) {
  const t = useLateWords();
  return (
    <Banner
      kind="corner"
      label={t('release.label')}
      actions={
        <>
          <Button size="sm" variant="quiet" onClick={onLater}>
            {t('release.later')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
            {t('release.reload')}
          </Button>
        </>
      }
    >
      <span role="status">{t('release.text')}</span>
    </Banner>
  );
}

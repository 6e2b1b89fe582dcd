import { logout, useVisitor } from '@fio/platform/session';
import { Banner } from '@fio/design-system/banner';
import { Button } from '@fio/design-system/button';
import { useShellWords } from '../../words/index.ts';

/** Stands while staff are signed in as this visitor, with the way back. */
export function EnteredStrip() {
  const t = useShellWords();
  const visitor = useVisitor();
  if (!visitor?.skipLogout) return null;
  return (
    <Banner
      kind="strip"
      tone="warning"
      label={t('entered.label')}
      actions={
        <Button size="sm" variant="secondary" onClick={() => void logout('user')}>
          {t('entered.leave')}
        </Button>
      }
    >
      {t('entered.text', { name: `${visitor.name} ${visitor.lastName}` })}
    </Banner>
  );
}

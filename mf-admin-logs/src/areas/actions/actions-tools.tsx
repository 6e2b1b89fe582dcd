import { auditChecks } from '@fio/contracts/admin/audit-checks';
import { Button } from '@fio/design-system/button';
import { IconLink } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { CHECK_PATH } from './check/check-path.ts';
import { useActionsWords } from './words.ts';

/** The way from the list to the check of its chain. */
export function ActionsTools() {
  const t = useActionsWords();
  const navigate = useNavigate();
  if (!useMay()(auditChecks.latest)) return null;
  return (
    <Button
      variant="secondary"
      icon={<IconLink />}
      href={CHECK_PATH}
      onNavigate={(href) => void navigate(href)}
    >
      {t('check')}
    </Button>
  );
}

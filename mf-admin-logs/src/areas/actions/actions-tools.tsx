import { auditChecks } from '@fio/contracts/admin/audit-checks';
import { Button } from '@fio/design-system/button';
import { StateChip } from '@fio/design-system/chip';
import { IconLink } from '@fio/design-system/icons';
import { useApiQuery } from '@fio/platform/api';
import { useMay } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import classes from './actions.module.css';
import { CHECK_LOOKS } from './check/check-looks.tsx';
import { CHECK_PATH } from './check/check-path.ts';
import { useActionsWords } from './words.ts';

/** What the latest check of the chain found. */
function ChainState() {
  const t = useActionsWords();
  const { data } = useApiQuery(auditChecks.latest, {}, { quiet: true });
  const check = data?.check;
  if (!check) return null;
  const { state, finishedAt, createdAt } = check;
  return (
    <StateChip {...CHECK_LOOKS[state]}>
      {t('chain', { state: t(`check.${state}`), when: format.dateTime(finishedAt ?? createdAt) })}
    </StateChip>
  );
}

/** The chain's state and the way to its check, in the list's head. */
export function ActionsTools() {
  const t = useActionsWords();
  const navigate = useNavigate();
  if (!useMay()(auditChecks.latest)) return null;
  return (
    <div className={classes['tools']}>
      <ChainState />
      <Button
        variant="secondary"
        icon={<IconLink />}
        href={CHECK_PATH}
        onNavigate={(href) => void navigate(href)}
      >
        {t('check')}
      </Button>
    </div>
  );
}

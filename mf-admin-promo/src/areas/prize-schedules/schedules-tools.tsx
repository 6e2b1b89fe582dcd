import { prizeSchedules } from '@fio/contracts/admin/prize-schedules';
import { Button } from '@fio/design-system/button';
import { IconPlus } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { GENERATE_PATH } from './generate-path.ts';
import { usePrizeSchedulesWords } from './words.ts';

/** The way from the list to a new schedule. */
export function SchedulesTools() {
  const t = usePrizeSchedulesWords();
  const navigate = useNavigate();
  if (!useMay()(prizeSchedules.create)) return null;
  return (
    <Button icon={<IconPlus size={16} />} href={GENERATE_PATH} onNavigate={(href) => void navigate(href)}>
      {t('generate')}
    </Button>
  );
}

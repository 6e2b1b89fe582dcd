import { useState } from 'react';
import { adminTickets } from '@fio/contracts/admin/tickets';
import { Button } from '@fio/design-system/button';
import { IconPlus, IconSearch, IconSortDescending } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { GiveDialog } from './give-dialog.tsx';
import { CHECK_PATH, TOTALS_PATH } from './paths.ts';
import { useTicketsWords } from './words.ts';

/** The ways from the list to the check and the totals, and giving by hand. */
export function TicketsTools() {
  const t = useTicketsWords();
  const may = useMay();
  const navigate = useNavigate();
  const [isGiving, setGiving] = useState(false);
  const go = (href: string) => void navigate(href);
  return (
    <>
      <Button variant="secondary" icon={<IconSortDescending size={16} />} href={TOTALS_PATH} onNavigate={go}>
        {t('totals.short')}
      </Button>
      {may(adminTickets.check) && (
        <Button variant="secondary" icon={<IconSearch size={16} />} href={CHECK_PATH} onNavigate={go}>
          {t('check')}
        </Button>
      )}
      {may(adminTickets.generate) && (
        <Button icon={<IconPlus size={16} />} onClick={() => setGiving(true)}>
          {t('give')}
        </Button>
      )}
      {isGiving && <GiveDialog onClose={() => setGiving(false)} />}
    </>
  );
}

import { useRef, type RefObject } from 'react';
import { tickets, type OwnDraw } from '@fio/contracts/public/tickets';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconTicket } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Skeleton } from '@fio/design-system/skeleton';
import { useApiQuery } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { format } from '@fio/platform/i18n';
import { navigateTo } from '@fio/platform/router';
import { useVisitor } from '@fio/platform/session';
import { useAddressWith } from '../page/use-address-with.ts';
import { PartFailed } from '../page/part-failed.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { DrawNumbers } from './draw-numbers.tsx';
import { useNumbersWords } from './words.ts';
import classes from './numbers.module.css';

/** Prints the sheet and nothing of the page around it. */
function print(sheet: RefObject<HTMLElement | null>): void {
  sheet.current?.setAttribute('data-printing', '');
  window.addEventListener('afterprint', () => sheet.current?.removeAttribute('data-printing'), {
    once: true,
  });
  window.print();
}

/** The numbers as a sheet: on paper it says whose they are and of when. */
function Sheet({ draws }: { draws: readonly OwnDraw[] }) {
  const t = useNumbersWords();
  const visitor = useVisitor();
  const sheet = useRef<HTMLDivElement>(null);
  const name = visitor ? `${visitor.name} ${visitor.lastName}` : '';
  return (
    <div ref={sheet} className={classes['sheet']}>
      <p className={classes['printed']}>{t('printed', { name, when: format.dateTime(serverNow()) })}</p>
      {draws.map((draw) => (
        <DrawNumbers key={draw.id} draw={draw} />
      ))}
      <div className={classes['notPrinted']}>
        <Button variant="secondary" onClick={() => print(sheet)}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}

function Content() {
  const t = useNumbersWords();
  const help = useAddressWith('ajuda', 'numbers');
  const query = useApiQuery(tickets.mine, {}, { quiet: true });
  const { data } = query;
  if (!data && query.isError) return <PartFailed title={t('failed')} query={query} />;
  if (!data) return <Skeleton height={160} radius="card" />;
  if (data.items.length > 0) return <Sheet draws={data.items} />;
  const how = (
    <Link href={help} onNavigate={navigateTo}>
      {t('how')}
    </Link>
  );
  return (
    <EmptyState icon={<IconTicket />} title={t('none')} text={t('noneText')} headingLevel={3} action={how} />
  );
}

/** The visitor's own lucky numbers by draw: the widget of `profile.numbers`. */
export function MyNumbers() {
  const t = useNumbersWords();
  return (
    <ProfileSection title={t('mine')} lead={t('mineLead')}>
      <Content />
    </ProfileSection>
  );
}

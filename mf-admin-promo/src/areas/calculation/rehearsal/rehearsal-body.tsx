import { Suspense } from 'react';
import { calculation } from '@fio/contracts/admin/calculation';
import type { RehearsedDraw, drawRehearsal } from '@fio/contracts/admin/draw-rehearsal';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Steps } from '@fio/design-system/steps';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import classes from '../calculation.module.css';
import { useKeptFocus } from '../panels/use-kept-focus.ts';
import { stagesOf } from '../stages.ts';
import { WizardProvider } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';
import { Banner } from './banner.tsx';
import { Begin } from './begin.tsx';
import { REHEARSAL_WIZARD } from './rehearsal-wizard.ts';
import own from './rehearsal.module.css';
import { RehearsedPanel } from './rehearsed-panel.tsx';
import { Watermark } from './watermark.tsx';
import { useRehearsalWords } from './words.ts';

/** The draw's stages up to its publication, with who took them in the rehearsal. */
function Stages({ record }: { record: RehearsedDraw }) {
  const t = useCalculationWords();
  return (
    <Steps
      label={t('stages')}
      items={stagesOf(record)
        .filter(({ id }) => id !== 'account')
        .map(({ id, state, event }) => {
          const shown = id === 'publish' && record.finishedAt !== null ? 'done' : state;
          return {
            id,
            state: shown,
            title: t(`stage.${id}`),
            said: t(`stage.${shown}`),
            note: event && [event.by, format.dateTime(event.at)].filter(Boolean).join(' · '),
          };
        })}
    />
  );
}

function Wizard({ record }: { record: RehearsedDraw }) {
  const here = useKeptFocus(`${record.state}/${record.version}`);
  return (
    <WizardProvider value={REHEARSAL_WIZARD}>
      <div className={own['page']}>
        <Banner record={record} />
        <Stages record={record} />
        <div ref={here} className={classes['stack']}>
          <Suspense fallback={<SkeletonText lines={5} />}>
            <RehearsedPanel record={record} />
          </Suspense>
        </div>
      </div>
    </WizardProvider>
  );
}

interface Props {
  /** Of the draw. */
  readonly id: string;
  readonly view: ResponseOf<typeof drawRehearsal.get>;
}

/** The page, marked as what it is, whether there is a rehearsal yet or not. */
export function RehearsalBody({ id, view: { title, isOpen, rehearsal } }: Props) {
  const t = useRehearsalWords();
  const list = useCalculationWords()('title');
  const navigate = useNavigate();
  const path = calculation.list.path;
  return (
    <>
      <Watermark />
      <PageHeader
        title={t('title', { title })}
        breadcrumbs={
          <Breadcrumbs
            label={list}
            items={[{ title: list, href: path }, { title, href: `${path}/${id}` }, { title: t('about') }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      {rehearsal === null ? <Begin drawId={id} isOpen={isOpen} /> : <Wizard record={rehearsal} />}
    </>
  );
}

import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../breadcrumbs/index.ts';
import { type ChipTone, StateChip } from '../../chip/index.ts';
import { DefinitionList } from '../../definition-list/index.ts';
import { PageHeader } from '../../page/index.ts';
import { type Step, Steps } from '../../steps/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { AdminFrame } from '../frames.tsx';
import classes from '../stories.module.css';

interface Props {
  readonly state: string;
  readonly tone: ChipTone;
  readonly stages: readonly Step[];
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The wizard's page: the way at the left, what is to be done now beside it. */
export function DrawWizard({ state, tone, stages, title, text, children }: Props) {
  return (
    <AdminFrame>
      <PageHeader
        title="Sorteio da temporada"
        chip={<StateChip tone={tone}>{state}</StateChip>}
        breadcrumbs={
          <Breadcrumbs
            label="Onde você está"
            items={[{ title: 'Apuração', href: '#apuracao' }, { title: 'Sorteio da temporada' }]}
          />
        }
      />
      <div className={classes['wizard']}>
        <section className={classes['panel']} aria-label="Resumo">
          <Steps label="Etapas da apuração" items={stages} />
          <DefinitionList
            items={[
              { term: 'Extração em', value: '21 nov 2026' },
              { term: 'Séries', value: '000–199' },
              { term: 'Números', value: '1.842.077' },
            ]}
          />
        </section>
        <section className={classes['panel']} aria-label={title}>
          <Heading level={2} size="s">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
          {children}
        </section>
      </div>
    </AdminFrame>
  );
}

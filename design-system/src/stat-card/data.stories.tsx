import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BarChart } from '../bar-chart/index.ts';
import { ColumnChart } from '../column-chart/index.ts';
import { DefinitionList } from '../definition-list/index.ts';
import { Diff } from '../diff/index.ts';
import { StateChip } from '../chip/index.ts';
import classes from '../stories/stories.module.css';
import { Timeline } from '../timeline/index.ts';
import { StatCard, StatGrid } from './stat-card.tsx';

const meta = { title: 'Components/Data/Figures and history', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

export const Figures: StoryObj = {
  render: () => (
    <StatGrid>
      <StatCard
        label="Votos hoje"
        value="18.204"
        delta={{ text: '12% mais que ontem', direction: 'up', good: true }}
      />
      <StatCard
        label="Cadastros hoje"
        value="1.130"
        delta={{ text: '4% menos que ontem', direction: 'down', good: false }}
      />
      <StatCard label="Teorias abertas" value="11" hint="3 fecham nesta semana" />
      <StatCard label="E-mails na fila" value="0" />
    </StatGrid>
  ),
};

export const Bars: StoryObj = {
  render: () => (
    <div className={classes['wide']}>
      <BarChart
        caption="Votos por resposta"
        summary="“A irmã que ninguém viu” lidera com 41%."
        labels={{ category: 'Resposta', value: 'Votos' }}
        data={[
          { id: 'b', label: 'A irmã que ninguém viu', value: 3883, text: '3.883 (41%)', mark: true },
          { id: 'a', label: 'O carteiro, desde o começo', value: 3125, text: '3.125 (33%)' },
          { id: 'c', label: 'O próprio destinatário', value: 1610, text: '1.610 (17%)' },
          { id: 'd', label: 'A cidade inteira, em rodízio', value: 853, text: '853 (9%)' },
        ]}
      />
    </div>
  ),
};

const days = [301, 355, 431, 515, 700, 752, 728, 890, 965, 1001, 930, 1096, 1088, 345];

export const Columns: StoryObj = {
  render: () => (
    <div className={classes['wide']}>
      <ColumnChart
        caption="Votos por dia"
        summary="10.097 votos em 14 dias. O melhor: 19/11/2026, com 1.096."
        labels={{ category: 'Dia', value: 'Votos', table: 'Ver em tabela' }}
        format={(value) => value.toLocaleString('pt-BR')}
        data={days.map((value, index) => {
          const day = String(index + 8).padStart(2, '0');
          const text = value.toLocaleString('pt-BR');
          return { id: day, label: `${day}/11/2026`, tick: `${day}/11`, value, text, mark: value === 1096 };
        })}
      />
    </div>
  ),
};

export const Summary: StoryObj = {
  render: () => (
    <div className={classes['column']}>
      <DefinitionList
        items={[
          { term: 'Série', value: 'Maré de Sal' },
          { term: 'Estado', value: <StateChip tone="info">Aberta</StateChip> },
          { term: 'Abre em', value: '21 nov 2026 14:05' },
          { term: 'Observação', value: '' },
        ]}
      />
    </div>
  ),
};

export const History: StoryObj = {
  render: () => (
    <Timeline
      label="Histórico"
      items={[
        {
          id: '3',
          title: 'Resposta certa registrada',
          when: '20 nov 2026 21:10',
          exact: '2026-11-21T00:10:00Z',
          by: 'Íris Prado',
        },
        {
          id: '2',
          title: 'Enquete encerrada',
          when: '18 nov 2026 23:59',
          exact: '2026-11-19T02:59:00Z',
          by: 'sistema',
        },
        {
          id: '1',
          title: 'Enquete criada',
          when: '2 nov 2026 9:00',
          exact: '2026-11-02T12:00:00Z',
          by: 'Caio Nunes',
        },
      ]}
    />
  ),
};

export const Differences: StoryObj = {
  render: () => (
    <Diff
      caption="Campos alterados"
      labels={{ field: 'Campo', before: 'Antes', after: 'Depois', nothing: 'vazio' }}
      changes={[
        {
          field: 'Título',
          before: 'A Inês abriu a porta?',
          after: 'A Inês abriu a porta do farol por dentro?',
        },
        { field: 'Fecha em', after: '24 nov 2026 23:59' },
        { field: 'Destaque', before: 'sim' },
      ]}
    />
  ),
};

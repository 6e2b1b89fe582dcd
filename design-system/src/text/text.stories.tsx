import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Link } from '../link/index.ts';
import classes from '../stories/stories.module.css';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

const meta = { title: 'Components/Content/Text' } satisfies Meta;
export default meta;

export const Headings: StoryObj = {
  render: () => (
    <div className={classes['page']}>
      <Heading level={1} size="xl">
        Puxe o fio
      </Heading>
      <Heading level={2} size="l">
        Teorias abertas
      </Heading>
      <Heading level={3} size="m">
        Maré de Sal
      </Heading>
      <Heading level={4}>Como funciona</Heading>
    </div>
  ),
};

export const Tones: StoryObj = {
  render: () => (
    <div className={classes['column']}>
      {(['text', 'muted', 'accent', 'success', 'warning', 'error'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Três pessoas viram a mesma cena.
        </Text>
      ))}
      <Text size="lead" numeric>
        18.204 votos
      </Text>
      <Text size="small">
        Leia o <Link href="#regulamento">regulamento</Link> antes de participar.
      </Text>
    </div>
  ),
};

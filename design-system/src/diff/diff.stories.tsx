import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Diff } from './diff.tsx';

const meta = {
  title: 'Components/Data/Diff',
  component: Diff,
  parameters: { scale: 'admin' },
  args: {
    caption: 'Campos alterados',
    labels: { field: 'Campo', before: 'Antes', after: 'Depois', nothing: 'vazio' },
    changes: [
      {
        field: 'Título',
        before: 'A Inês abriu a porta?',
        after: 'A Inês abriu a porta do farol por dentro?',
      },
      { field: 'Fecha em', after: '24 nov 2026 23:59' },
      { field: 'Destaque', before: 'sim' },
      {
        field: 'Trailer',
        before: 'vídeo de 1:05 min',
        beforeFiles: [{ name: 'vídeo de 1:05 min', href: '#trailer', thumbnail: null }],
      },
    ],
  },
} satisfies Meta<typeof Diff>;
export default meta;

export const ChangedFields: StoryObj<typeof meta> = {};

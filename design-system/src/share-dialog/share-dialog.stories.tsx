import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { longTitle } from '../stories/catalogue.ts';
import type { ShareDialogProps } from './share-dialog-types.ts';
import { ShareDialog } from './share-dialog.tsx';

const meta = { title: 'Components/Feedback/Share dialog', component: ShareDialog } satisfies Meta<
  typeof ShareDialog
>;
export default meta;

const labels = {
  title: 'Compartilhar',
  close: 'Fechar',
  answer: 'Minha resposta',
  link: 'Link da teoria',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'Não deu para copiar. O link está selecionado: copie com o teclado ou segurando sobre ele.',
  share: 'Outros aplicativos',
};

const base: ShareDialogProps = {
  opened: true,
  onClose: () => undefined,
  card: { seriesTitle: 'Maré de Sal', title: 'A Inês abriu a porta do farol por dentro?', answer: 'Sim' },
  link: 'https://fiodameada.example/teoria/a-ines-abriu-a-porta?resposta=sim',
  labels,
  onCopy: () => Promise.resolve(),
  onShare: () => undefined,
};

export const YesNo: StoryObj = { render: () => <ShareDialog {...base} /> };

export const Option: StoryObj = {
  render: () => (
    <ShareDialog
      {...base}
      card={{
        seriesTitle: 'Correio da Meia-Noite',
        title: 'Quem escreveu as cartas sem remetente?',
        answer: 'A irmã que ninguém viu e que volta no último episódio para contar o que sabe',
      }}
    />
  ),
};

export const WithoutAnswerNorShareSheet: StoryObj = {
  render: () => <ShareDialog {...base} card={{ ...base.card, answer: undefined }} onShare={undefined} />,
};

export const Resolved: StoryObj = {
  render: () => (
    <ShareDialog {...base} card={{ ...base.card, stamp: { kind: 'confirmed', word: 'Confirmada' } }} />
  ),
};

export const LongTitle: StoryObj = {
  render: () => <ShareDialog {...base} card={{ ...base.card, title: longTitle }} />,
};

const Playground = () => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        Compartilhar
      </Button>
      <ShareDialog {...base} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

/** The focus goes to the copy button, stays in the dialog and comes back. */
export const Playable: StoryObj = { render: () => <Playground /> };

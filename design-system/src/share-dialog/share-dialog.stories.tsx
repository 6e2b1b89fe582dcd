import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { longTitle } from '../stories/catalogue.ts';
import { framed } from '../stories/decorators/framed.ts';
import type { ShareDialogProps } from './share-dialog-types.ts';
import { ShareDialog } from './share-dialog.tsx';

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

const card: ShareDialogProps['card'] = {
  seriesTitle: 'Maré de Sal',
  title: 'A Inês abriu a porta do farol por dentro?',
  answer: 'Sim',
};

const story: NonNullable<ShareDialogProps['story']> = {
  labels: {
    offer: 'Imagem para stories',
    hint: 'Para trazer seus amigos até aqui, copie o link e cole na figurinha de link do story.',
    alt: 'Imagem vertical para stories: A Inês abriu a porta do farol por dentro?',
    download: 'Baixar imagem',
    send: 'Enviar imagem',
    failed: 'A imagem não ficou pronta. Tente de novo em instantes.',
  },
  load: () => Promise.reject(new Error('Drawn by the server.')),
};

const meta = {
  title: 'Components/Feedback/Share dialog',
  component: ShareDialog,
  parameters: framed(560),
  args: {
    opened: true,
    onClose: () => undefined,
    card,
    link: 'https://fiodameada.example/teoria/a-ines-abriu-a-porta?resposta=sim',
    labels,
    onCopy: () => Promise.resolve(),
    onShare: () => undefined,
    whatsapp: { href: 'https://wa.me/?text=A%20porta', label: 'WhatsApp', note: '(abre em outra aba)' },
    story,
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const YesNo: Story = {};

export const Option: Story = {
  args: {
    card: {
      seriesTitle: 'Correio da Meia-Noite',
      title: 'Quem escreveu as cartas sem remetente?',
      answer: 'A irmã que ninguém viu e que volta no último episódio para contar o que sabe',
    },
  },
};

export const WithoutAnswerNorShareSheet: Story = {
  args: { card: { ...card, answer: undefined }, onShare: undefined, whatsapp: undefined, story: undefined },
};
export const Resolved: Story = {
  args: { card: { ...card, stamp: { kind: 'confirmed', word: 'Confirmada' } } },
};
export const LongTitle: Story = { args: { card: { ...card, title: longTitle } } };

const Playground = (props: ShareDialogProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        Compartilhar
      </Button>
      <ShareDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

/** The focus goes to the copy button, stays in the dialog and comes back. */
export const Playable: Story = { render: (args) => <Playground {...args} /> };

import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Text } from '../text/index.ts';
import { Disclosure } from './disclosure.tsx';

const meta = { title: 'Components/Content/Disclosure' } satisfies Meta;
export default meta;

const QUESTIONS = [
  ['Posso mudar meu voto?', 'Pode, enquanto a teoria estiver aberta. Vale a última resposta.'],
  ['Por que pedem o meu CPF?', 'Para que cada pessoa tenha um só cadastro. Ele nunca aparece inteiro.'],
  [
    'O que acontece com o meu saldo quando a nota fiscal não completa R$ 50,00 em produtos participantes?',
    'Fica guardado e soma com a próxima nota.',
  ],
] as const;

function Questions({ first }: { first: number | null }) {
  const [opened, setOpened] = useState(new Set(first === null ? [] : [first]));
  const toggle = (index: number) => (open: boolean) =>
    setOpened((before) => new Set(open ? [...before, index] : [...before].filter((one) => one !== index)));
  return QUESTIONS.map(([title, text], index) => (
    <Disclosure
      key={title}
      headingLevel={2}
      title={title}
      open={opened.has(index)}
      onOpenChange={toggle(index)}
    >
      <Text>{text}</Text>
    </Disclosure>
  ));
}

export const Closed: StoryObj = { render: () => <Questions first={null} /> };
export const Open: StoryObj = { render: () => <Questions first={0} /> };

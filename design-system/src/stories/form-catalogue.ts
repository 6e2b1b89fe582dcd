import type { RichTextLabels } from '../rich-text-field/index.ts';
import type { ListFieldLabels } from '../fields-admin/list-field.tsx';
import type { PasswordMeterProps } from '../fields/password-meter.tsx';

export const meterLabels: PasswordMeterProps['labels'] = {
  meter: 'Força da senha',
  scores: ['Muito fraca', 'Fraca', 'Razoável', 'Boa', 'Forte'],
  fulfilled: 'Tem tudo o que precisa.',
};

export const listLabels: ListFieldLabels = {
  item: (position) => `Resposta ${position}`,
  add: 'Acrescentar resposta',
  remove: (position) => `Remover resposta ${position}`,
  moveUp: (position) => `Subir resposta ${position}`,
  moveDown: (position) => `Descer resposta ${position}`,
};

const beginnings = ['Águas', 'São', 'Porto', 'Nova', 'Campo', 'Monte', 'Barra', 'Serra', 'Lagoa', 'Ilha'];

/** As many as Brazil has municipalities, to see that the field stays fast. */
export const cityItems = Array.from({ length: 5571 }, (_, index) => ({
  value: String(index),
  label: `${beginnings[index % beginnings.length]} ${index === 1 ? 'Paulo' : `do Norte ${index}`}`,
}));

export const richTextLabels: RichTextLabels = {
  toolbar: 'Formatação',
  strong: 'Negrito',
  em: 'Itálico',
  underline: 'Sublinhado',
  strike: 'Riscado',
  heading2: 'Título',
  heading3: 'Subtítulo',
  heading4: 'Título menor',
  bulletList: 'Lista',
  orderedList: 'Lista numerada',
  quote: 'Citação',
  rule: 'Linha divisória',
  link: 'Link',
  linkAddress: 'Endereço do link',
  linkApply: 'Aplicar',
  linkRemove: 'Remover o link',
  linkInvalid: 'Use um endereço da web, um e-mail (mailto:) ou uma página do site (/faq).',
  cancel: 'Cancelar',
  undo: 'Desfazer',
  redo: 'Refazer',
  loading: 'Carregando o editor',
  failed: 'O editor não carregou.',
  retry: 'Tentar novamente',
};

export const deskPt = {
  undo: 'Desfazer ({{seconds}} s)',
  undoHint: 'A tecla Z desfaz, por cinco segundos.',
  'undoHint.ctrl': 'Ctrl+Z desfaz, por cinco segundos.',
  undone: 'Decisão desfeita: {{name}}.',
  late: '{{name}}: a decisão já valeu e não se desfaz mais.',
  stands: 'A decisão sobre {{name}} está guardada e vale em instantes.',
  refused: '{{name}}: a decisão não pôde ser concluída. {{reason}}',
  failed: '{{name}}: a decisão não pôde ser concluída. Abra o registro e decida de novo.',
  waits: 'A imagem ainda não apareceu: espere por ela para decidir.',
  held: 'Com {{name}}',
  heldByOther: 'Com outra pessoa',
};

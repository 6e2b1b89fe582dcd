import { type Extensions, Node } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';

/** What the table plugin calls each node. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const whole = { default: 1, rendered: false };
const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    // The plugin reads these; our tables have no merged cells.
    addAttributes: () => ({ colspan: whole, rowspan: whole, colwidth: { default: null, rendered: false } }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
});

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Tables as they are in a text: their cells can be written in, Tab is left alone. */
export const tableExtensions: Extensions = [table, row, cell('tableCell', 'td'), cell('tableHeader', 'th')];

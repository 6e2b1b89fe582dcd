import { type Calculation, earningClause, type EarningRule, formatCpf } from '@fio/domain';
import { readXlsx } from 'hucre/xlsx';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawDesk, MINUTES } from '../../../../test/draw-desk.ts';
import { fileDesk } from '../../../../test/draw-files.ts';
import { EXTRACTION } from '../../../../test/draws.ts';

const desk = drawDesk({ once: true });
const files = fileDesk(desk);

/** The whole CPFs of everybody who holds a number. */
async function wholeCpfs(): Promise<string[]> {
  const { db, vaults } = desk.app.services;
  const people = await db.registration.findMany({ where: { tickets: { some: { drawId: desk.draw.id } } } });
  return people.map((person) => vaults.cpf.cpfOf(person));
}
const calculated = async () => {
  const run = await desk.app.services.db.drawRun.findFirstOrThrow({ where: { drawId: desk.draw.id } });
  return run.result as unknown as Calculation;
};
/** The regulation's paragraphs, a space where they break none. */
async function earned(): Promise<string[]> {
  const { earning } = await desk.app.services.db.draw.findUniqueOrThrow({ where: { id: desk.draw.id } });
  return [...earningClause(earning as unknown as EarningRule, 'pt')];
}
const plain = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function pdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return (await Promise.all(pages)).join(' ').replaceAll(/\s+/g, ' ');
}

// What is made of one draw all of them read; the last changes it.
beforeAll(async () => {
  await desk.reach('reviewed');
  await desk.step('minutes', MINUTES);
  await files.ask('minutes_pdf', 'minutes_html', 'winners');
  await files.work();
});

describe('the minutes', () => {
  it('say what the law asks for: authorisation, when and where, who signs, two witnesses, the facts', async () => {
    const text = plain((await files.fetch('files/minutes_html')).bytes.toString());
    const { name, cpf } = { name: 'Marina Sampaio', cpf: '***.982.247-**' };
    for (const said of [
      'Certificado de Autorização SPA/MF nº 04.047782/2026',
      'São Paulo',
      MINUTES.signatory,
      MINUTES.role,
      MINUTES.report,
      `${name} Testemunha, CPF ${cpf}`,
      'Bianca Toledo',
    ])
      expect(text).toContain(said);
  });

  it('show every step: prizes, digits, folding, each number looked at, and what binds the list', async () => {
    const text = plain((await files.fetch('files/minutes_html')).bytes.toString());
    const { list } = await desk.view();
    const { walk } = await calculated();
    for (const ticket of EXTRACTION) expect(text).toContain(ticket);
    expect(text).toContain('Concurso 5962');
    expect(text).toContain('unidade do 1º prêmio: 7; unidade do 2º prêmio: 3');
    expect(text).toMatch(/318 → 316 → .* → 0/);
    expect(text).toContain(list?.root);
    expect(text).toContain(list?.hash);
    for (const { sha256 } of list?.files ?? []) expect(text).toContain(sha256);
    expect(text).toMatch(new RegExp(`${walk.length} \\S+ (acima|abaixo|número apurado|–)`));
  });

  it('say how numbers were earned, in the words of the rule that ran', async () => {
    const text = plain((await files.fetch('files/minutes_html')).bytes.toString());
    for (const said of await earned()) expect(text).toContain(said);
  });

  it('name the winners with masked CPFs, and nobody else', async () => {
    const text = plain((await files.fetch('files/minutes_html')).bytes.toString());
    const { winners } = await desk.view();
    for (const { name, cpf } of winners) {
      expect(text).toContain(name);
      expect(text).toContain(cpf);
    }
    for (const cpf of [...(await wholeCpfs()), '52998224725']) {
      expect(text).not.toContain(cpf);
      expect(text).not.toContain(formatCpf(cpf));
    }
  });

  it('say the same on paper', async () => {
    const pdf = await pdfText((await files.fetch('files/minutes_pdf')).bytes);
    for (const said of ['Da apuração', MINUTES.report, EXTRACTION[0], (await desk.view()).winners[0]?.name])
      expect(pdf).toContain(said);
  });
});

describe("the winners' spreadsheet", () => {
  it('has a row for each winner and surrogate, with the whole CPF', async () => {
    const { sheets } = await readXlsx((await files.fetch('files/winners')).bytes);
    const { winners } = await desk.view();
    const [head, ...rows] = sheets[0]?.rows ?? [];
    expect(head?.slice(0, 6)).toEqual([
      'Prêmio',
      'Colocação',
      'Número da Sorte',
      'Nome',
      'CPF',
      'Nascimento',
    ]);
    expect(rows).toHaveLength(winners.length);
    const cpfs = (await wholeCpfs()).map(formatCpf);
    for (const [, , , , cpf] of rows) expect(cpfs).toContain(cpf);
    expect(rows[0]?.[1]).toBe('Titular 1');
    expect(rows.at(-1)?.[1]).toMatch(/º suplente/);
  });

  it('has the extraction, the rules in words and the witnesses beside them', async () => {
    const { sheets } = await readXlsx((await files.fetch('files/winners')).bytes);
    const contents = sheets[1]?.rows?.map(([, content]) => content) ?? [];
    expect(contents).toEqual(expect.arrayContaining(await earned()));
    const facts = new Map(sheets[1]?.rows?.map(([item, content]) => [item, content]));
    expect(facts.get('Bilhete do 4º prêmio')).toBe(EXTRACTION[3]);
    expect(facts.get('Regra do regulamento')).toMatch(/unidade/i);
    expect(facts.get('Testemunha 1')).toBe('Marina Sampaio, CPF 529.982.247-25');
  });

  it('keeps of who has left only what was published', async () => {
    const { db } = desk.app.services;
    const [winner] = (await desk.view()).winners;
    const { registrationId } = await db.winner.findUniqueOrThrow({ where: { id: winner?.id ?? '' } });
    await db.winner.updateMany({ where: { registrationId }, data: { registrationId: null } });
    await files.ask('winners');
    await files.work();
    const { sheets } = await readXlsx((await files.fetch('files/winners')).bytes);
    expect(sheets[0]?.rows?.[1]?.slice(3, 8)).toEqual([winner?.name, winner?.cpf, null, null, null]);
  });
});

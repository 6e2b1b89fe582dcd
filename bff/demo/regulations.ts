import { readFile } from 'node:fs/promises';
import type { Config } from '../src/core/config/index.ts';
import { CAMPAIGN, daysFrom, lotteryDay } from './days.ts';
import { editionTexts } from './edition.ts';

export interface DemoRegulation {
  readonly kind: 'draw' | 'privacy' | 'terms';
  readonly slug: string;
  readonly number: number;
  readonly title: string;
  readonly certificate: string | null;
  readonly html: string;
  readonly amendment: string | null;
  readonly effectiveFrom: Date;
}

const AMENDED = -20;

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** Of a day that has no time and no zone. */
const calendarDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

/** No line ends between a sign and its number. */
const unbroken = (text: string) => text.replaceAll(/(R\$|nº) (?=\d)/g, '$1\u00a0');

async function textOf(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const html = await readFile(new URL(`./regulations/${name}.html`, import.meta.url), 'utf8');
  return unbroken(html.trim().replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ''));
}

/** The documents of the demonstration, for the campaign as it is configured; the regulation was amended once. */
export async function demoRegulations({ campaign, publicUrl }: Config, now: Date): Promise<DemoRegulation[]> {
  const { name, promoter, cnpj, contact, privacy } = campaign;
  const { certificate } = campaign;
  const values = {
    name,
    promoter,
    cnpj,
    contact,
    privacy,
    certificate: certificate ?? '',
    site: publicUrl.host,
    start: day.format(daysFrom(now, CAMPAIGN.start)),
    end: day.format(daysFrom(now, CAMPAIGN.end)),
    draw: calendarDay.format(lotteryDay(daysFrom(now, CAMPAIGN.draw))),
    ...editionTexts(),
  };
  const draw = {
    kind: 'draw',
    slug: 'regulamento',
    title: 'Regulamento da promoção Puxe o Fio',
    certificate,
  } as const;
  const html = await textOf('draw', values);
  const first = { number: 1, amendment: null, effectiveFrom: daysFrom(now, CAMPAIGN.start) };
  return [
    { ...draw, ...first, html: html.replaceAll('72 horas', '48 horas') },
    {
      ...draw,
      number: 2,
      html,
      amendment: 'O prazo para enviar os documentos pedidos ao ganhador passou de 48 para 72 horas (item 8).',
      effectiveFrom: daysFrom(now, AMENDED),
    },
    {
      ...first,
      kind: 'privacy',
      slug: 'privacidade',
      title: 'Política de privacidade',
      certificate: null,
      html: await textOf('privacy', values),
    },
    {
      ...first,
      kind: 'terms',
      slug: 'termos',
      title: 'Termos de uso',
      certificate: null,
      html: await textOf('terms', values),
    },
  ];
}

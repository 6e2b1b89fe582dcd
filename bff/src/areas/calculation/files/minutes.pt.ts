import { candidateSidePt, digitPlacePt, skipReasonPt } from '@fio/contracts/terms/draws.pt';
import { winnerStatePt } from '@fio/contracts/terms/winners.pt';
import type { DigitPlace, SkipReason } from '@fio/domain';

/** The words of a draw's documents, which are in Portuguese in every language of the site. */
export const minutesPt = {
  title: (draw: string) => `Ata de apuração: ${draw}`,
  /** What is printed across each sheet of a rehearsal's. */
  rehearsal: 'ENSAIO',
  rehearsalTitle: (draw: string) => `ENSAIO da ata de apuração: ${draw}`,
  rehearsalText:
    'Este documento é de um ensaio e não vale como ata: nada nele foi apurado, publicado ou comunicado, e ninguém ganhou. Os cinco prêmios são os que alguém digitou para ensaiar.',
  certificate: (number: string) => `Certificado de Autorização SPA/MF nº ${number}`,
  promoter: (name: string, cnpj: string) => `Promotora: ${name}, CNPJ ${cnpj}`,
  regulation: (title: string, version: number) => `Regulamento: ${title}, versão ${version}`,
  field: 'Item',
  value: 'Conteúdo',

  held: '1. Da apuração',
  heldText: (when: string, place: string, draw: string) =>
    `Em ${when}${place === '' ? '' : `, em ${place}`}, foi feita a apuração do sorteio “${draw}”, pelo resultado da Loteria Federal e conforme o regulamento, na presença das testemunhas que esta ata identifica.`,
  period: 'Período de participação',
  periodText: (from: string, to: string) => `de ${from} a ${to}`,
  prizes: 'Prêmios',

  list: '2. Da lista de participantes',
  earned: 'Os números foram distribuídos pelas notas fiscais aceitas, por esta regra do regulamento:',
  listText: (count: string, closed: string, frozen: string) =>
    `A lista dos números distribuídos foi encerrada em ${closed}, com ${count} números. Os arquivos foram gravados e o compromisso foi publicado em ${frozen}. Os códigos abaixo (SHA-256) permitem conferir que nada mudou desde então.`,
  commitment: 'Compromisso publicado',
  root: 'Raiz da lista',
  file: 'Arquivo',
  numbers: 'Números',
  sha256: 'SHA-256',

  extraction: '3. Da extração da Loteria Federal',
  extractionText: (contest: string, date: string) => `Concurso ${contest}, de ${date}.`,
  typed: (first: string, second: string) => `Resultado digitado por ${first} e conferido por ${second}.`,
  source: 'Fonte',
  prize: 'Prêmio',
  ticket: 'Bilhete',
  nth: (place: number) => `${place}º`,

  target: '4. Do número apurado',
  order: 'Ordem',
  digits: (parts: readonly string[]) => parts.join('; '),
  digit: (prize: number, place: DigitPlace, digit: number) =>
    `${digitPlacePt[place]} do ${prize}º prêmio: ${digit}`,
  series: 'Série',
  prefix: (digits: string) => `início fixo: ${digits}`,
  folded: (steps: readonly string[]) => `série lida e reduzida ao intervalo: ${steps.join(' → ')}`,
  number: 'Número apurado',
  rule: 'Regra do regulamento',

  winners: '5. Dos contemplados',
  winner: 'Contemplado',
  cpf: 'CPF',
  city: 'Município',
  drawnNumber: 'Número',
  missing: (count: number) =>
    count === 1
      ? 'Não restou número para um dos lugares, entre contemplados e suplentes.'
      : `Não restaram números para ${count} lugares, entre contemplados e suplentes.`,
  surrogates: 'Suplentes, na ordem de chamada',
  surrogate: (rank: number) => `${rank}º suplente`,
  replaced: 'Substituídos antes da divulgação',
  situation: 'Situação',
  states: winnerStatePt,

  walk: '6. Dos números examinados',
  walkText:
    'A partir do número apurado, cada número distribuído foi examinado na ordem que o regulamento manda, até que todos os lugares fossem preenchidos.',
  step: 'Passo',
  where: 'Posição',
  outcome: 'Resultado',
  sides: candidateSidePt,
  skipped: (reason: SkipReason, wonWith: string | null) =>
    `não contemplado: ${skipReasonPt[reason]}${wonWith === null ? '' : ` com ${wonWith}`}`,
  won: (prize: string, unit: number, rank: number) =>
    rank === 0 ? `contemplado: ${prize}, unidade ${unit}` : `${rank}º suplente: ${prize}`,
  begins: 'início da busca nesta série',
  exhausted: 'fim dos números distribuídos',
  result: (hash: string) =>
    `Código do resultado (SHA-256): ${hash}. Qualquer pessoa pode refazer a apuração com os dados publicados.`,

  report: '7. Do relato dos fatos',
  noReport: 'O relato ainda não foi escrito.',

  signatures: '8. Das assinaturas',
  name: 'Nome',
  role: 'Qualidade',
  signature: 'Assinatura',
  witness: 'Testemunha',
  unsigned: 'Quem assina e as testemunhas ainda não foram informados.',
} as const;

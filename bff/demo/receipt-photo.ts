import { formatAccessKey, formatCnpj } from '@fio/domain';
import satori from 'satori';
import sharp from 'sharp';
import { box } from '../src/areas/share/drawing/element.ts';
import { fonts } from '../src/areas/share/drawing/fonts.ts';
import type { FileStorage } from '../src/core/storage/FileStorage.ts';

export interface ReceiptOnPaper {
  readonly key: string;
  readonly cnpj: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly cents: number;
}

/** A photo that an invoice of the demonstration has. */
export interface DemoPhoto {
  readonly fileKey: string;
  readonly receipt: ReceiptOnPaper;
  readonly isSharp: boolean;
}

const PAPER = { width: 720, height: 860 };
const TABLE = '#4a3b30';
const reais = (cents: number) =>
  (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const line = (left: string, right = '') =>
  box({ justifyContent: 'space-between' }, box({}, left), box({}, right));
const centred = (text: string, fontSize = 26) => box({ justifyContent: 'center', fontSize }, text);
const rule = () => box({ borderTop: '2px dashed #8a8378', margin: '14px 0' });

function paper({ key, cnpj, number, day, cents }: ReceiptOnPaper) {
  const popcorn = Math.floor(cents * 0.3);
  const [year, month, date] = day.split('-');
  const groups = formatAccessKey(key).split(' ');
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      padding: 44,
      boxSizing: 'border-box',
      fontFamily: 'Text',
      fontSize: 25,
      color: '#2b2722',
      backgroundColor: '#f3efe6',
      lineHeight: 1.45,
    },
    centred('EMPÓRIO AURORA LTDA', 34),
    centred(`CNPJ ${formatCnpj(cnpj)}`),
    centred('Documento auxiliar da nota fiscal', 22),
    centred('de consumidor eletrônica', 22),
    rule(),
    line('001 PIPOCA DOCE LINHA DE NÉVOA', reais(popcorn)),
    line('002 REFRIGERANTE 2L', reais(Math.floor(cents * 0.2))),
    line('003 KIT NOITE DE SÉRIES', reais(cents - popcorn - Math.floor(cents * 0.2))),
    rule(),
    line('QTD. TOTAL DE ITENS', '3'),
    box({ fontSize: 36 }, line('TOTAL R$', reais(cents))),
    line('CARTÃO DE CRÉDITO', reais(cents)),
    rule(),
    centred(`NFC-e nº ${number}  série 001`),
    centred(`${date}/${month}/${year} 18:42:07`),
    centred('Consulte pela chave de acesso:', 22),
    centred(groups.slice(0, 6).join(' ')),
    centred(groups.slice(6).join(' ')),
    rule(),
    centred('OBRIGADO E VOLTE SEMPRE'),
  );
}

/** A receipt as somebody photographs it on a table, askew; out of focus when nobody is to read it. */
async function draw({ receipt, isSharp }: DemoPhoto): Promise<Buffer> {
  const svg = await satori(paper(receipt), { ...PAPER, fonts });
  const turned = await sharp(Buffer.from(svg)).rotate(-4, { background: TABLE }).png().toBuffer();
  const border = { top: 70, bottom: 70, left: 80, right: 80, background: TABLE };
  const photo = sharp(turned).extend(border).flatten({ background: TABLE });
  return (isSharp ? photo : photo.blur(9)).webp({ quality: 70, effort: 0 }).toBuffer();
}

/** Not in the transaction of the rows, which others wait for. */
export async function drawPhotos(privateFiles: FileStorage, photos: readonly DemoPhoto[]): Promise<void> {
  for (const photo of photos) await privateFiles.write(photo.fileKey, await draw(photo));
}

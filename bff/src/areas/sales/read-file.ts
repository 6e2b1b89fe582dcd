import { saleInput } from '@fio/contracts/admin/sales';
import { readSale, readSaleTable, SALE_PROBLEMS, type SaleLine, type SaleProblem } from '@fio/domain';
import { parseXml } from '../../core/fiscal-xml/parse-xml.ts';
import { infNfeOf, isOfProduction, readInfNfe } from '../../core/fiscal-xml/read-document.ts';

const whole = (problem: SaleProblem): SaleLine[] => [{ line: 1, reading: problem }];

/** A list, or an object that has it as `sales`, as a program would send it. */
function readJson(text: string): SaleLine[] {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return whole('file');
  }
  const list = Array.isArray(content) ? content : (content as { sales?: unknown } | null)?.sales;
  if (!Array.isArray(list)) return whole('file');
  return list.map((entry, index) => {
    const line = index + 1;
    const parsed = saleInput.safeParse(entry);
    if (parsed.success) return { line, reading: readSale(parsed.data) };
    const field = parsed.error.issues[0]?.path[0];
    return { line, reading: SALE_PROBLEMS.find((problem) => problem === field) ?? 'file' };
  });
}

function readXml(text: string): SaleLine[] {
  const document = parseXml(text);
  const info = document && infNfeOf(document);
  if (!info) return whole('file');
  return isOfProduction(info) ? [{ line: 1, reading: readInfNfe(info) }] : whole('test');
}

/** The sales of one file, which its content tells the kind of: XML, JSON, or else a table. */
export function readSaleFile(text: string): SaleLine[] {
  const start = /[^\s\uFEFF]/.exec(text)?.[0];
  if (start === '<') return readXml(text);
  return start === '[' || start === '{' ? readJson(text) : readSaleTable(text);
}

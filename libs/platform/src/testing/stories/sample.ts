import type { ZodMiniType } from 'zod/mini';

/** What texts are called for what they hold; the first that a schema takes is its sample. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^(html|.*Html)$/, '<p>A luz do farol acende uma vez por ano, e ninguém sabe quem a acende.</p>'],
  [/email/i, 'dora@example.com'],
  [/cpf/i, '***.456.789-**'],
  [/phone/i, '(21) 98765-4321'],
  [/^(name|holder|participant|author|reviewer|validator|by|actorName|signatory|owner)$/i, 'Dora Farias'],
  [/firstName/, 'Dora'],
  [/lastName/, 'Farias'],
  [/^city$/, 'Paraty'],
  [/^uf$/, 'RJ'],
  [/^(address|ip)$/, '203.0.113.7'],
  [/(title|subject)$/i, 'Sal na Lanterna'],
  [/slug/i, 'sal-na-lanterna'],
  [/(At|Until|^at|^until|hour)$/, '2026-03-12T18:20:00.000Z'],
  [/(On|Date|^day|^from|^to|From|To)$/, '2026-03-12'],
];

/** Of texts that their name doesn't tell. */
const TEXTS = [
  'O mapa do faroleiro é verdadeiro?',
  '2026-03-12T18:20:00.000Z',
  '2026-03-12',
  'sal-na-lanterna',
  '#c8102e',
  'dora@example.com',
  'RJ',
  '529.982.247-25',
  '11.222.333/0001-81',
  '04.047782/2026',
  '012/34567',
  '12345',
  '1',
  'mf-public',
  '5d41402abc4b2a76',
  '5d41'.repeat(16),
  'https://example.com',
  '/admin',
  '203.0.113.7',
];
/** Two where it may be as many as one likes. */
const LENGTHS = [2, 1, 5, 0];
const NUMBERS = [12, 3, 1, 0, 100, 5];

interface Def {
  readonly type: string;
  readonly innerType?: ZodMiniType;
  readonly element?: ZodMiniType;
  readonly shape?: Readonly<Record<string, ZodMiniType>>;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly options?: readonly ZodMiniType[];
  readonly items?: readonly ZodMiniType[];
  readonly keyType?: ZodMiniType;
  readonly valueType?: ZodMiniType;
  readonly in?: ZodMiniType;
  readonly getter?: () => ZodMiniType;
}

const defOf = (schema: ZodMiniType) => schema._zod.def as unknown as Def;

/** Makes samples of one story: the same schemas in the same order give the same, and no id twice. */
export class Sampler {
  #ids = 0;
  /** In the innermost list: its entries differ. */
  #place = 0;

  /** A value that the schema takes, by the name it has: whole, so that everything has something to show. */
  of(schema: ZodMiniType, name = ''): unknown {
    const def = defOf(schema);
    switch (def.type) {
      case 'string':
        return this.#text(schema, name);
      case 'int':
      case 'number':
        return this.#turned(NUMBERS).find((value) => schema.safeParse(value).success);
      case 'boolean':
        return false;
      case 'enum':
        return this.#turned(Object.values(def.entries ?? {}))[0];
      case 'literal':
        return def.values?.[0];
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape ?? {}).map(([key, part]) => [key, this.of(part, key)]),
        );
      case 'array':
        return this.#list(schema, def.element, name);
      case 'tuple':
        return def.items?.map((item) => this.of(item, name));
      case 'record':
        return this.#record(def, name);
      case 'union':
        return def.options?.[0] && this.of(def.options[0], name);
      case 'lazy':
        return def.getter && this.of(def.getter(), name);
      default: {
        const inner = def.innerType ?? def.in;
        return inner ? this.of(inner, name) : null;
      }
    }
  }

  #turned<Value>(values: readonly Value[]): Value[] {
    const start = values.length === 0 ? 0 : this.#place % values.length;
    return [...values.slice(start), ...values.slice(0, start)];
  }

  #id(): string {
    this.#ids += 1;
    return `0190a000-0000-7000-8000-${String(this.#ids).padStart(12, '0')}`;
  }

  #text(schema: ZodMiniType, name: string): string {
    const takes = (text: string) => schema.safeParse(text).success;
    const named = BY_NAME.filter(([pattern]) => pattern.test(name)).map(([, text]) => text);
    const id = this.#id();
    if (/(^id|Id)$/.test(name) && takes(id)) return id;
    const again = this.#place > 0 ? TEXTS.map((text) => `${text} (${this.#place + 1})`) : [];
    return [...named, ...again, ...TEXTS, id].find(takes) ?? '';
  }

  #list(schema: ZodMiniType, element: ZodMiniType | undefined, name: string): unknown[] {
    if (!element) return [];
    const single = name.replace(/s$/, '');
    const listOf = (length: number) =>
      Array.from({ length }, (_, place) => {
        const before = this.#place;
        this.#place = place;
        const entry = this.of(element, single);
        this.#place = before;
        return entry;
      });
    return LENGTHS.map(listOf).find((list) => schema.safeParse(list).success) ?? listOf(1);
  }

  #record({ keyType, valueType }: Def, name: string): object {
    if (!keyType || !valueType) return {};
    const keys = Object.values(defOf(keyType).entries ?? {}).map(String);
    return Object.fromEntries(keys.map((key) => [key, this.of(valueType, name)]));
  }
}

/** The words that an enumeration at the top of an object may take; none where the key holds none. */
export function wordsAt(schema: ZodMiniType, key: string): readonly unknown[] {
  const part = defOf(schema).shape?.[key];
  if (!part) return [];
  const { entries, innerType } = defOf(part);
  return Object.values(entries ?? (innerType ? (defOf(innerType).entries ?? {}) : {}));
}

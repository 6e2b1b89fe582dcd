import type { JsonValue } from '@fio/domain';

export const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

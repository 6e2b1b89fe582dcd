export { ColorInput } from './color-input.tsx';
export { DateTimeInput } from './date-time-input.tsx';
export { DayInput } from './day-input.tsx';
export { maskedInput } from './masked-input.tsx';
export { numberInput } from './number-input.tsx';
export { richTextInput } from './rich-text-input.tsx';
export { selectInput } from './select-input.tsx';
export { SwitchInput } from './switch-input.tsx';
export { areaInput, EmailInput, linesInput, TextInput } from './text-input.tsx';

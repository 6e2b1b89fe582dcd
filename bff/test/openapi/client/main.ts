import { integrate, type Settings } from './program.ts';

declare const process: { readonly argv: readonly string[] };

console.log(JSON.stringify(await integrate(JSON.parse(process.argv[2] ?? '') as Settings)));

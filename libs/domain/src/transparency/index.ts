export * from './base64.ts';
export * from './binding-event.ts';
export * from './checkpoint.ts';
export * from './cosignature.ts';
export * from './note.ts';
export * from './proofs.ts';
export * from './tiles.ts';
export * from './tree.ts';
